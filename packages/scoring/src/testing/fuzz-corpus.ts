import { signIgc } from '../igc/signature.js';
import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  type TestFix,
  type TestPhase,
  TOW_FLIGHT,
} from './igc-text.js';

/** Two flights on a day, each too short to be much work. */
const TWO_FLIGHTS: readonly TestPhase[] = [
  { seconds: 60, speedKmh: 0, climbMps: 0 },
  { seconds: 600, speedKmh: 100, climbMps: 1 },
  { seconds: 600, speedKmh: 100, climbMps: -1 },
  { seconds: 900, speedKmh: 0, climbMps: 0 },
  { seconds: 900, speedKmh: 120, climbMps: 0.5 },
  { seconds: 450, speedKmh: 100, climbMps: -1 },
  { seconds: 400, speedKmh: 0, climbMps: 0 },
];
const BEFORE_MIDNIGHT = { timeS: 85_000, lat: -45, lon: 179.6, pressureAltM: 200 };

/** Records of every letter, and fixes with finer digits, noise of an engine and a negative number. */
const EVERY_LETTER = [
  'AXCSABC,FLIGHT:1',
  'HFDTEDATE:140726,01',
  'HFPLTPILOTINCHARGE:Zoë Test',
  'HFPRSPRESSALTSENSOR:MAKER,MODEL,max10000m',
  'HFTZNTIMEZONE:-3.5',
  'I053636LAD3738LOD3941ENL4245VAT4648FXA',
  'J010810WDI',
  'C140726093000000000000103 TWO TURNPOINTS',
  'C5000000N00800000ETAKEOFF',
  'C5000000N00800000ESTART',
  'C5010000N00830000EONE',
  'C4950000N00900000ETWO',
  'C5000000N00800000EFINISH',
  'C0000000N00000000E',
  'D1',
  'F1000000102030405',
  ...flightFixes(TOW_FLIGHT, 30).flatMap(fixWithNotes),
  'G0123456789ABCDEF0123456789ABCDEF',
  'G0123456789ABCDEF0123456789ABCDEF',
];

/** The record of a fix, and now and then records of other letters after it. */
function fixWithNotes(fix: TestFix, i: number): string[] {
  const extensions = `${i % 10}${String(i % 100).padStart(2, '0')}${i % 2}50-123003`;
  const record = bRecord({ ...fix, extensions });
  return i % 10 === 0 ? [record, 'K100000123', 'LXCSNOTE', 'E100010PEV', 'LPLTWORD'] : [record];
}

/** Small good files that together have all that a reader knows. */
export const FUZZ_CORPUS: readonly Uint8Array[] = [
  igcFile(flightFixes(TOW_FLIGHT, 60)),
  igcFile(flightFixes(TWO_FLIGHTS, 20)),
  igcFile(flightFixes(TOW_FLIGHT, 30, BEFORE_MIDNIGHT)),
  igcBytes(EVERY_LETTER, '\n'),
  Uint8Array.from(
    signIgc(
      ['AXCDTEST', ...HEADER.slice(1), ...flightFixes(TOW_FLIGHT, 60).map(bRecord)].join('\n'),
    ),
    (letter) => letter.charCodeAt(0),
  ),
];
