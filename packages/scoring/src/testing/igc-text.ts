/** A fix of a synthetic recording. */
export interface TestFix {
  /** Seconds since 00:00 UTC of the recording's date. */
  readonly timeS: number;
  /** Degrees, north and east positive. */
  readonly lat: number;
  readonly lon: number;
  readonly pressureAltM: number;
  /** The pressure altitude unless given. */
  readonly gnssAltM?: number;
  readonly isValid?: boolean;
  /** Digits behind the altitudes, as the I record of the test names them. */
  readonly extensions?: string;
}

/** Records that a correct file begins with. */
export const HEADER: readonly string[] = [
  'ALXVABC FLIGHT:1',
  'HFDTEDATE:140726,01',
  'HFPLTPILOTINCHARGE:Test Pilot',
  'HFGTYGLIDERTYPE:LS 4',
  'HFGIDGLIDERID:D-1234',
  'I013638FXA',
];

/** The record of a fix. */
export function bRecord(fix: TestFix): string {
  const validity = fix.isValid === false ? 'V' : 'A';
  const altitudes = [fix.pressureAltM, fix.gnssAltM ?? fix.pressureAltM].map(altitude);
  return `B${clock(fix.timeS)}${angle(fix.lat, 2, 'NS')}${angle(fix.lon, 3, 'EW')}${validity}${altitudes.join('')}${fix.extensions ?? '005'}`;
}

/** Bytes of a file of the given lines, each ended by CR LF. */
export function igcBytes(lines: readonly string[], lineEnd = '\r\n'): Uint8Array {
  const text = lines.map((line) => `${line}${lineEnd}`).join('');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Bytes of a correct file with these fixes. */
export function igcFile(fixes: readonly TestFix[], header = HEADER): Uint8Array {
  return igcBytes([...header, ...fixes.map(bRecord), 'G0123456789ABCDEF']);
}

/** A phase of a synthetic flight, relative to the one before. */
export interface TestPhase {
  readonly seconds: number;
  /** Speed over ground, eastwards. */
  readonly speedKmh: number;
  readonly climbMps: number;
  /** No fixes are recorded in it. */
  readonly isGap?: boolean;
  readonly extensions?: string;
}

const START: TestFix = { timeS: 36_000, lat: 50, lon: 8, pressureAltM: 100 };
const KM_PER_DEGREE_EAST = 71.7;

/** Fixes of a synthetic flight, one every `intervalS`; the last fix of each phase included. */
export function flightFixes(phases: readonly TestPhase[], intervalS = 4, start = START) {
  const fixes: TestFix[] = [start];
  let { timeS, lon, pressureAltM } = start;
  for (const { seconds, speedKmh, climbMps, isGap, extensions } of phases) {
    for (let elapsedS = intervalS; elapsedS <= seconds; elapsedS += intervalS) {
      timeS += intervalS;
      lon += (speedKmh * intervalS) / 3600 / KM_PER_DEGREE_EAST;
      pressureAltM += climbMps * intervalS;
      if (isGap && elapsedS + intervalS <= seconds) continue;
      fixes.push({ ...start, timeS, lon, pressureAltM, ...(extensions && { extensions }) });
    }
  }
  return fixes;
}

/** On the ground, towed to 600 m, an hour's flight that ends at the height of the start, on the ground. */
export const TOW_FLIGHT: readonly TestPhase[] = [
  { seconds: 60, speedKmh: 0, climbMps: 0 },
  { seconds: 16, speedKmh: 60, climbMps: 0 },
  { seconds: 200, speedKmh: 110, climbMps: 2.5 },
  { seconds: 3600, speedKmh: 100, climbMps: -0.13 },
  { seconds: 20, speedKmh: 60, climbMps: 0 },
  { seconds: 60, speedKmh: 0, climbMps: 0 },
];

function clock(timeS: number): string {
  const ofDayS = timeS % 86_400;
  return [Math.floor(ofDayS / 3600), Math.floor(ofDayS / 60) % 60, ofDayS % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
}

function angle(degrees: number, digits: number, hemispheres: string): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(digits, '0');
  const minutes = String(thousandths % 60_000).padStart(5, '0');
  return `${whole}${minutes}${hemispheres[degrees < 0 ? 1 : 0]}`;
}

function altitude(metres: number): string {
  const rounded = Math.round(metres);
  return rounded < 0 ? `-${String(-rounded).padStart(4, '0')}` : String(rounded).padStart(5, '0');
}
