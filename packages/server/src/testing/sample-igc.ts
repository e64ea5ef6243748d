import { OWN_MANUFACTURER, signIgc } from '@cloudstreet/scoring/parse';

interface Position {
  readonly lat: number;
  readonly lon: number;
}

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
  /**
   * Points of a task whose start is at the airfield. They are flown one after the other, instead of
   * north and back.
   */
  course?: readonly Position[];
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
  const first = Date.parse(takeoffs[0] ?? '') - STANDING.seconds * 1000;
  const date = new Date(first).toISOString();
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

/** A straight part of a flight, which ends at a position relative to the airfield. */
interface Stage {
  readonly seconds: number;
  readonly lat: number;
  readonly lon: number;
  readonly altitude: number;
}

const STANDING: Stage = { seconds: 120, lat: 0, lon: 0, altitude: GROUND_M };

/** Standing, a tow, straight glides, the approach, standing. */
function* flight(takeoffMs: number, options: SampleOptions): Generator<string> {
  const { course, lat = course?.[0]?.lat ?? 50.8683, lon = course?.[0]?.lon ?? 7.0933 } = options;
  const stages = course ? stagesOf(course) : outAndBack(options);
  let timeMs = takeoffMs - STANDING.seconds * 1000;
  let from: Stage = STANDING;
  for (const stage of stages) {
    for (let s = 0; s < stage.seconds; s += FIX_INTERVAL_S) {
      const share = s / stage.seconds;
      const north = from.lat + (stage.lat - from.lat) * share;
      const east = from.lon + (stage.lon - from.lon) * share;
      const altitude = from.altitude + (stage.altitude - from.altitude) * share;
      yield fix(timeMs, { lat: lat + north, lon: lon + east, altitude });
      timeMs += FIX_INTERVAL_S * 1000;
    }
    from = stage;
  }
}

function outAndBack({
  reachDeg = 0.3,
  releaseDeg = 0.08,
  landingDeg = 0,
  cutOff = false,
}: SampleOptions): Stage[] {
  const stages = [
    STANDING,
    { seconds: 400, lat: releaseDeg, lon: 0, altitude: TOP_M },
    { seconds: 800, lat: reachDeg, lon: 0, altitude: TOP_M },
    { seconds: 1200, lat: landingDeg + 0.04, lon: 0, altitude: TOP_M - 400 },
  ];
  if (cutOff) return stages;
  const landing = { ...STANDING, lat: landingDeg };
  return [...stages, { ...landing, seconds: 200 }, landing];
}

/** Distance from the release to the start, and from the finish to the last turn, in degrees. */
const BEFORE_START_DEG = 0.08;
const AFTER_FINISH_DEG = 0.04;
const ROUNDED_DEG = 0.01;
const DEGREES_PER_SECOND = 0.0004;

/** The release is before the start, so that the glide crosses its zone on course. */
function stagesOf(course: readonly Position[]): Stage[] {
  const [start, first] = course;
  const [last, finish] = course.slice(-2);
  if (!start || !first || !last || !finish) throw new RangeError('A course has two points.');
  const toStage = ({ lat, lon }: Position, seconds: number, altitude = TOP_M): Stage => ({
    seconds,
    lat: lat - start.lat,
    lon: lon - start.lon,
    altitude,
  });
  const release = beyond(first, start, BEFORE_START_DEG);
  const turns = course.map((point, index) => roundOf(point, course[index - 1], course[index + 1]));
  const glides = turns.map((point, index) => {
    const seconds = degreesBetween(turns[index - 1] ?? release, point) / DEGREES_PER_SECOND;
    return toStage(point, Math.ceil(seconds / FIX_INTERVAL_S) * FIX_INTERVAL_S);
  });
  return [
    STANDING,
    toStage(release, 400),
    ...glides,
    toStage(beyond(last, finish, AFTER_FINISH_DEG), 100, TOP_M - 400),
    { ...STANDING, seconds: 200 },
    STANDING,
  ];
}

/** Turnpoints are rounded on their far side, as seen from both neighbours. */
function roundOf(point: Position, before?: Position, after?: Position): Position {
  if (!before || !after) return point;
  const [a, b] = [before, after].map((neighbour) => beyond(neighbour, point, ROUNDED_DEG));
  return { lat: a!.lat + b!.lat - point.lat, lon: a!.lon + b!.lon - point.lon };
}

/** Continues a line by this many degrees of latitude. */
function beyond(from: Position, to: Position, degrees: number): Position {
  const share = degrees / degreesBetween(from, to);
  return { lat: to.lat + (to.lat - from.lat) * share, lon: to.lon + (to.lon - from.lon) * share };
}

/** Distance in degrees of latitude. */
function degreesBetween(a: Position, b: Position): number {
  const east = (b.lon - a.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(b.lat - a.lat, east);
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
