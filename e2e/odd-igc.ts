import { OWN_MANUFACTURER, signIgc } from '@cloudstreet/scoring/parse';

/** Texts that indicate a formatting error, such as NaN. */
export const NONSENSE = /\b(?:NaN|Infinity|undefined|null|Invalid Date)\b|∞|\[object/;

/** Properties in which a generated flight differs from an ordinary one. */
export interface OddFlight {
  /** Takeoff time, ISO 8601. */
  takeoff?: string;
  lat?: number;
  lon?: number;
  gliderType?: string;
  /** Pilot name, which makes the file unique. */
  pilot?: string;
  /** Duration from takeoff to landing. */
  hours?: number;
  intervalS?: number;
  /** Altitude sources that are recorded as zero. */
  unknown?: 'pressure' | 'gnss';
  /** A single long glide from a high release. */
  isGlideOnly?: boolean;
  /** Eastward position error for some minutes in the middle. */
  jumpKm?: number;
  /** Ends in the air after this time. */
  cutAfterS?: number;
  /** Keeps this number of fixes, spread over the flight. */
  fixes?: number;
}

interface Glider {
  eastM: number;
  northM: number;
  altitudeM: number;
}

const GROUND_M = 200;
const FLOOR_M = 700;
const BASE_M = 1600;
const STANDING_S = 60;
const TOW_S = 300;
const KM_PER_DEGREE = 111.2;

/** Returns a signed IGC file with thermals and glides, eastwards and back. */
export function oddIgc(odd: OddFlight = {}): Uint8Array<ArrayBuffer> {
  const { takeoff = '2026-07-14T10:00:00Z', gliderType = 'LS 4', pilot = 'Jo' } = odd;
  const startMs = Date.parse(takeoff) - STANDING_S * 1000;
  const day = new Date(startMs).toISOString();
  const text = [
    `A${OWN_MANUFACTURER}ODD`,
    `HFDTEDATE:${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)},01`,
    `HFGTYGLIDERTYPE:${gliderType}`,
    `HFPLTPILOTINCHARGE:${pilot}`,
    'I013638FXA',
    ...thinned([...flight(odd)], odd.fixes).map(([timeS, at]) =>
      record(startMs + timeS * 1000, at, odd),
    ),
  ].join('\n');
  return new TextEncoder().encode(signIgc(text));
}

function thinned<T>(all: readonly T[], count = all.length): T[] {
  const step = (all.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => all[Math.round(i * step)]!);
}

function* flight(odd: OddFlight): Generator<[timeS: number, at: Glider]> {
  const { hours = 2, intervalS = 4, isGlideOnly = false, jumpKm = 0 } = odd;
  const { cutAfterS = Number.POSITIVE_INFINITY } = odd;
  const flownS = hours * 3600;
  const at: Glider = { eastM: 0, northM: 0, altitudeM: GROUND_M };
  let climbs = false;
  for (let timeS = 0; timeS <= flownS + 2 * STANDING_S; timeS += 1) {
    const inAirS = timeS - STANDING_S;
    if (inAirS > cutAfterS) return;
    const leftS = flownS - inAirS;
    const east = inAirS < flownS / 2 ? 1 : -1;
    if (inAirS > 0 && inAirS <= TOW_S) {
      const topM = isGlideOnly ? FLOOR_M + flownS : FLOOR_M + 300;
      glide(at, 30, (topM - GROUND_M) / TOW_S);
    } else if (inAirS > TOW_S && leftS > 0) {
      // Home, however far it is: the last ten minutes lead to the airfield.
      const isHomeward = leftS < 600;
      if (at.altitudeM < FLOOR_M) climbs = true;
      if (at.altitudeM > BASE_M) climbs = false;
      if (isHomeward) glide(at, -at.eastM / leftS, (GROUND_M - at.altitudeM) / leftS);
      else if (isGlideOnly) glide(at, 30 * east, (GROUND_M - at.altitudeM) / leftS);
      else if (climbs) circle(at, inAirS);
      else glide(at, 30 * east, -1);
    }
    if (timeS % intervalS !== 0) continue;
    const isAway = jumpKm > 0 && Math.abs(inAirS - flownS / 2) < 120;
    yield [timeS, { ...at, eastM: at.eastM + (isAway ? jumpKm * 1000 : 0) }];
  }
}

function glide(at: Glider, eastMps: number, climbMps: number): void {
  at.eastM += eastMps;
  at.altitudeM += climbMps;
}

/** Adds a circle of 24 s at 25 m/s in a thermal. */
function circle(at: Glider, timeS: number): void {
  const turnedRad = (timeS / 24) * 2 * Math.PI;
  at.eastM += 25 * Math.cos(turnedRad);
  at.northM += 25 * Math.sin(turnedRad);
  at.altitudeM += 2 + 0.5 * Math.sin(timeS / 100);
}

function record(timeMs: number, at: Glider, { lat = 50.2, lon = 8.5, unknown }: OddFlight): string {
  const time = new Date(timeMs).toISOString().slice(11, 19).replaceAll(':', '');
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const east = lon + at.eastM / 1000 / kmPerDegreeEast;
  const place = [
    angle(lat + at.northM / 1000 / KM_PER_DEGREE, 2, 'NS'),
    angle(east > 180 ? east - 360 : east, 3, 'EW'),
  ].join('');
  const altitude = String(Math.round(at.altitudeM)).padStart(5, '0');
  const pressure = unknown === 'pressure' ? '00000' : altitude;
  const gnss = unknown === 'gnss' ? '00000' : altitude;
  return `B${time}${place}A${pressure}${gnss}008`;
}

function angle(degrees: number, width: number, hemispheres: string): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(width, '0');
  const minutes = String(thousandths % 60_000).padStart(5, '0');
  return `${whole}${minutes}${hemispheres[degrees < 0 ? 1 : 0]}`;
}
