import type { FindingToken } from '../../igc/finding.js';
import type { IgcErrorCode } from '../../igc/igc-error.js';
import { bRecord, flightFixes, HEADER, igcBytes, TOW_FLIGHT } from '../../testing/igc-text.js';
import type { CatalogueCases } from './catalogue-case.js';

const FIXES = flightFixes(TOW_FLIGHT).map(bRecord);
const SIGNATURE = 'G0123456789ABCDEF';
const [RECORDER = '', DATE = ''] = HEADER;

/** A correct flight under another header. */
function headedBy(...header: string[]): Uint8Array {
  return igcBytes([...header, ...FIXES, SIGNATURE]);
}

/** A correct file with more lines in its header. */
function withLines(...lines: string[]): Uint8Array {
  return headedBy(...HEADER, ...lines);
}

function signedBy(...signature: string[]): Uint8Array {
  return igcBytes([...HEADER, ...FIXES, ...signature]);
}

const GOOD = withLines();

function cLines(count: number): string[] {
  return Array.from({ length: count }, () => 'C5000000N00800000EPLACE');
}

/** A correct file of which some bytes in a thousand are control characters. */
function withControls(perMille: number): Uint8Array {
  const text = igcBytes([...HEADER, ...FIXES, SIGNATURE, `LXXX${'x'.repeat(2000)}`], '\n');
  const length = text.length - (text.length % 1000);
  const controls = (length / 1000) * perMille;
  return text.slice(0, length).fill(1, length - controls);
}

/** Findings about missing, repeated or wrong records of a file. */
export const RECORD_CASES: CatalogueCases<
  | IgcErrorCode
  | Extract<
      FindingToken,
      | 'NO_A_RECORD'
      | 'MULTIPLE_A_RECORDS'
      | 'A_RECORD_TOO_SHORT'
      | 'INVALID_H_RECORD'
      | 'NO_I_RECORD'
      | 'MULTIPLE_I_RECORDS'
      | 'C_RECORD_TOO_LONG'
      | 'MALFORMED_B_RECORDS'
      | 'NO_G_RECORD'
      | 'OLC_FILE'
    >
> = {
  EMPTY_FILE: [
    { at: 'inside', why: 'a flight', file: GOOD },
    { at: 'outside', why: 'no byte', file: new Uint8Array(), expected: ['refusal()'] },
    { at: 'outside', why: 'blank lines', file: igcBytes(['', ' \t', '']), expected: ['refusal()'] },
  ],
  BINARY_FILE: [
    { at: 'inside', why: '49 control characters in a thousand', file: withControls(49) },
    { at: 'on', why: '50', file: withControls(50) },
    { at: 'inside', why: '51 beside a flight', file: withControls(51) },
    {
      at: 'outside',
      why: '51 and no record',
      file: withControls(51).slice(-1000),
      expected: ['refusal()'],
    },
  ],
  NOT_IGC: [
    { at: 'inside', why: 'a flight', file: GOOD },
    { at: 'outside', why: 'a letter', file: igcBytes(['Dear club,', '']), expected: ['refusal()'] },
  ],
  NO_H_RECORD: [
    { at: 'inside', why: 'a header of several lines', file: GOOD },
    { at: 'on', why: 'one line', file: headedBy(RECORDER, DATE) },
    { at: 'outside', why: 'none', file: headedBy(RECORDER), expected: ['refusal()'] },
  ],
  H_RECORD_NO_DATE: [
    { at: 'inside', why: 'a date in the new form', file: GOOD },
    { at: 'inside', why: 'in the old form', file: headedBy(RECORDER, 'HFDTE140726') },
    { at: 'inside', why: 'without a colon', file: headedBy(RECORDER, 'HFDTEDATE140726') },
    { at: 'on', why: 'the last day of a month', file: headedBy(RECORDER, 'HFDTE280226') },
    {
      at: 'outside',
      why: 'the day after it',
      file: headedBy(RECORDER, 'HFDTE290226'),
      expected: ['refusal()'],
    },
    {
      at: 'outside',
      why: 'no date in the header',
      file: headedBy(RECORDER, 'HFPLTPILOT:Test'),
      expected: ['refusal()'],
    },
  ],
  NO_FIXES: [
    { at: 'inside', why: 'a flight', file: GOOD },
    { at: 'on', why: 'one fix', file: igcBytes([...HEADER, FIXES[0]!, SIGNATURE]) },
    { at: 'outside', why: 'none', file: igcBytes([...HEADER, SIGNATURE]), expected: ['refusal()'] },
    {
      at: 'outside',
      why: 'a broken one alone',
      file: igcBytes([...HEADER, 'B1000', SIGNATURE]),
      expected: ['refusal()'],
    },
  ],

  NO_A_RECORD: [
    { at: 'inside', why: 'a recorder', file: GOOD },
    { at: 'outside', why: 'none', file: headedBy(...HEADER.slice(1)), expected: ['error()'] },
  ],
  MULTIPLE_A_RECORDS: [
    { at: 'inside', why: 'no recorder', file: headedBy(...HEADER.slice(1)) },
    { at: 'on', why: 'one', file: GOOD },
    { at: 'outside', why: 'the same twice', file: withLines(RECORDER), expected: ['warning(2)'] },
    {
      at: 'outside',
      why: 'two of a maker',
      file: withLines(RECORDER, 'ALXVXYZ'),
      expected: ['error(3)'],
    },
  ],
  A_RECORD_TOO_SHORT: [
    { at: 'inside', why: 'a serial of four', file: headedBy('ALXVABCD', DATE) },
    { at: 'on', why: 'a serial of three', file: headedBy('ALXVABC', DATE) },
    { at: 'outside', why: 'of two', file: headedBy('ALXVAB', DATE), expected: ['error(ALXVAB)'] },
  ],
  INVALID_H_RECORD: [
    { at: 'inside', why: 'records of all sources', file: withLines('HOCCLCLASS:A', 'HPSITSITE:B') },
    {
      at: 'on',
      why: 'five odd records',
      file: withLines(...Array<string>(5).fill('HXODD')),
      expected: Array<string>(5).fill('warning(HXODD)'),
    },
    {
      at: 'outside',
      why: 'six',
      file: withLines(...Array<string>(6).fill('HXODD')),
      expected: Array<string>(5).fill('warning(HXODD)'),
    },
    {
      at: 'outside',
      why: 'a long one',
      file: withLines(`HXODD${'-'.repeat(60)}`),
      expected: [`warning(HXODD${'-'.repeat(55)})`],
    },
  ],
  NO_I_RECORD: [
    { at: 'inside', why: 'a list of sensors', file: GOOD },
    { at: 'on', why: 'an empty list', file: headedBy(RECORDER, DATE, 'I00') },
    { at: 'outside', why: 'none', file: headedBy(RECORDER, DATE), expected: ['warning()'] },
  ],
  MULTIPLE_I_RECORDS: [
    { at: 'inside', why: 'no list', file: headedBy(RECORDER, DATE) },
    { at: 'on', why: 'one', file: GOOD },
    { at: 'outside', why: 'two', file: withLines('I013638ENL'), expected: ['warning(2)'] },
  ],
  C_RECORD_TOO_LONG: [
    { at: 'inside', why: '19 lines', file: withLines(...cLines(19)) },
    { at: 'on', why: '20', file: withLines(...cLines(20)) },
    { at: 'outside', why: '21', file: withLines(...cLines(21)), expected: ['warning(21, 20)'] },
  ],
  MALFORMED_B_RECORDS: [
    { at: 'inside', why: 'fixes alone', file: GOOD },
    { at: 'outside', why: 'hour 24', file: withLines('B240000'), expected: ['warning(1)'] },
    {
      at: 'outside',
      why: 'a line cut off and a letter for a digit',
      file: withLines(FIXES[0]!.slice(0, 34), FIXES[0]!.replace('N', 'X')),
      expected: ['warning(2)'],
    },
  ],

  NO_G_RECORD: [
    { at: 'inside', why: 'a signature', file: GOOD },
    { at: 'on', why: 'an empty line of it', file: signedBy('G') },
    { at: 'outside', why: 'none', file: signedBy(), expected: ['error()'] },
  ],
  OLC_FILE: [
    {
      at: 'inside',
      why: 'a signature with the figures elsewhere',
      file: signedBy('G0123', 'G123'),
    },
    { at: 'on', why: 'two of the three figures', file: signedBy('G124') },
    { at: 'outside', why: 'all of them', file: signedBy('G123ABC'), expected: ['error()'] },
  ],
};
