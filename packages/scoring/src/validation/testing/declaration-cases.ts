import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../../testing/igc-text.js';
import type { CatalogueCases } from './catalogue-case.js';

const FIXES = flightFixes(TOW_FLIGHT);
const OPEN_PLACE = 'C0000000N00000000E';
const PLACES = [
  OPEN_PLACE,
  'C5000000N00800000EHOME',
  'C5030000N00830000ETURN',
  'C5000000N00800000EHOME',
  OPEN_PLACE,
];

/** A flight that takes off at 10:01:00 for a task that was declared on its day. */
function declared(clock: string, places = PLACES): Uint8Array {
  return igcFile(FIXES, [...HEADER, `C140726${clock}000000000101`, ...places]);
}

/** Findings about the declared task. */
export const DECLARATION_CASES: CatalogueCases<
  'DECLARED_AFTER_TAKEOFF' | 'DECLARATION_INCOMPLETE'
> = {
  DECLARED_AFTER_TAKEOFF: [
    { at: 'inside', why: 'a second before takeoff', file: declared('100059') },
    { at: 'on', why: 'at takeoff', file: declared('100100') },
    {
      at: 'outside',
      why: 'a second after takeoff',
      file: declared('100101'),
      expected: ['warning(2026-07-14, 10:01:01, 10:01:00, recorder)'],
    },
  ],
  DECLARATION_INCOMPLETE: [
    { at: 'inside', why: 'takeoff and landing left open', file: declared('090000') },
    {
      at: 'inside',
      why: 'an empty task',
      file: declared('090000', Array<string>(5).fill(OPEN_PLACE)),
    },
    { at: 'on', why: 'no point left open', file: declared('090000', PLACES.with(0, PLACES[1]!)) },
    {
      at: 'outside',
      why: 'a turnpoint left open',
      file: declared('090000', PLACES.with(2, OPEN_PLACE)),
      expected: ['warning(1)'],
    },
  ],
};
