import { OWN_MANUFACTURER, signIgc } from '@cloudstreet/scoring/parse';

export interface SampleOptions {
  /** Moments of takeoff, ISO 8601; one flight for each, two hours apart at least. */
  takeoffs?: readonly string[];
  /** Position of the airfield of all flights. */
  lat?: number;
  lon?: number;
  /** Distance to their turnpoint in the north, in degrees. */
  reachDeg?: number;
  /** Position of the landing in the north, in degrees. */
  landingDeg?: number;
  /** Position of the release in the north, in degrees. */
  releaseDeg?: number;
  serial?: string;
  gliderType?: string;
  registration?: string;
  /** Further header records, such as `HFPLTPILOTINCHARGE:Jo`. */
  headers?: readonly string[];
  /** Declares a task: how far north of the airfield its points lie, in degrees. */
  declaredDeg?: readonly number[];
  /** Leaves the signature off, which makes the file invalid. */
  unsigned?: boolean;
  /** Ends in the air, as a recorder without power does. */
  cutOff?: boolean;
}

const FIX_INTERVAL_S = 4;
const GROUND_M = 120;
const TOP_M = 1120;

/** The text of a signed IGC file: straight out and back, as even as no real flight is. */
export function sampleIgc(options: SampleOptions = {}): Uint8Array<ArrayBuffer> {
  const { takeoffs = ['2026-07-14T10:00:00Z'], serial = 'AAA', unsigned = false } = options;
  const date = new Date(takeoffs[0] ?? '').toISOString();
  const text = [
    `A${OWN_MANUFACTURER}${serial}`,
    `HFDTEDATE:${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)},01`,
    `HFGTYGLIDERTYPE:${options.gliderType ?? 'LS 4'}`,
    `HFGIDGLIDERID:${options.registration ?? 'D-1234'}`,
    ...(options.headers ?? []),
    'I013638FXA',
    ...declaration(options, date),
    ...takeoffs.flatMap((takeoff) => Array.from(flight(Date.parse(takeoff), options))),
  ].join('\n');
  return new TextEncoder().encode(unsigned ? text : signIgc(text));
}

/** The C records of a task that was declared at midnight. */
function declaration(
  { declaredDeg = [], lat = 50.8683, lon = 7.0933 }: SampleOptions,
  date: string,
): string[] {
  if (declaredDeg.length === 0) return [];
  const day = `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)}`;
  const turnpoints = String(declaredDeg.length - 2).padStart(2, '0');
  const open = 'C0000000N00000000E';
  const points = declaredDeg.map(
    (north, i) => `C${angle(lat + north, 2, 'NS')}${angle(lon, 3, 'EW')}P${i}`,
  );
  return [`C${day}000000${day}0001${turnpoints}`, open, ...points, open];
}

/** Standing, a tow, a straight glide out and back, the approach, standing. */
function* flight(takeoffMs: number, options: SampleOptions): Generator<string> {
  const {
    lat = 50.8683,
    lon = 7.0933,
    reachDeg = 0.3,
    releaseDeg = 0.08,
    landingDeg = 0,
    cutOff = false,
  } = options;
  const standing = { seconds: 120, lat: 0, altitude: GROUND_M };
  const stages = [
    standing,
    { seconds: 400, lat: releaseDeg, altitude: TOP_M },
    { seconds: 800, lat: reachDeg, altitude: TOP_M },
    { seconds: 1200, lat: landingDeg + 0.04, altitude: TOP_M - 400 },
    ...(cutOff
      ? []
      : [
          { seconds: 200, lat: landingDeg, altitude: GROUND_M },
          { ...standing, lat: landingDeg },
        ]),
  ];
  let timeMs = takeoffMs - standing.seconds * 1000;
  let from = { lat: 0, altitude: GROUND_M };
  for (const stage of stages) {
    for (let s = 0; s < stage.seconds; s += FIX_INTERVAL_S) {
      const share = s / stage.seconds;
      const north = from.lat + (stage.lat - from.lat) * share;
      const altitude = from.altitude + (stage.altitude - from.altitude) * share;
      yield fix(timeMs, { lat: lat + north, lon, altitude });
      timeMs += FIX_INTERVAL_S * 1000;
    }
    from = stage;
  }
}

function fix(timeMs: number, at: { lat: number; lon: number; altitude: number }): string {
  const time = new Date(timeMs).toISOString().slice(11, 19).replaceAll(':', '');
  const altitude = String(Math.round(at.altitude)).padStart(5, '0');
  return `B${time}${angle(at.lat, 2, 'NS')}${angle(at.lon, 3, 'EW')}A${altitude}${altitude}008`;
}

function angle(degrees: number, width: number, hemispheres: string): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(width, '0');
  const minutes = String(thousandths % 60_000).padStart(5, '0');
  return `${whole}${minutes}${hemispheres[degrees < 0 ? 1 : 0]}`;
}
