import type { Position } from '../geo/position.js';
import { checkInterval, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkGround, type GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import { checkList, checkObject, describeValue } from '../units/check-value.js';
import type { Airspace } from './airspace.js';
import { type AirspaceIndex, edgesOf } from './airspace-index.js';
import { type AirspaceActivity, airspaceActivity } from './airspace-schedule.js';
import { deepestM } from './crossing-depth.js';
import { followAirspace, type InsideInterval } from './follow-airspace.js';
import type { Nearest } from './nearest-on-step.js';
import { chunkTrack, NEAR_VERTICAL_M, type TrackChunks } from './track-chunks.js';
import {
  type FlightAltitudes,
  flightAltitudes,
  hasGaps,
  isBeyond,
  type LimitSide,
  unknownSides,
  type VerticalLimits,
  valueAt,
  verticalLimits,
} from './vertical-limits.js';

/**
 * Classes (AC) and types (AY) that a flight may not enter without a clearance. All others are
 * reported as information: E, F and G, danger areas (Q), TMZ, RMZ, wave windows, gliding sectors.
 */
export const COUNTING_CLASSES: readonly string[] = ['A', 'B', 'C', 'D', 'P', 'R', 'CTR', 'GP'];

/** A flight, and the conditions in which it was flown. */
export interface CrossingInput {
  /** Track whose altitudes are used as altitudes above mean sea level; see `shiftAltitudes`. */
  readonly track: Track;
  /** Fixes to check, such as from takeoff to landing; all by default. */
  readonly interval?: FixInterval;
  /**
   * Pressure altitude of each fix as recorded, without an offset, for flight levels. Omit it if the
   * recorder had no pressure sensor. Then the altitude of the track is used, which is off by about
   * 8 m per hPa of difference from the standard pressure.
   */
  readonly pressureAltM?: Int16Array;
  /**
   * Elevation of the ground under each fix in metres. Where it is NaN or omitted, limits above
   * ground are unknown.
   */
  readonly groundM?: GroundColumn;
  /**
   * Time zone of the flight as in the IANA database; without it, local times of airspaces are
   * unknown.
   */
  readonly timeZone?: string;
  /** Classes and types that make a crossing a violation; `COUNTING_CLASSES` by default. */
  readonly countingClasses?: readonly string[];
}

/** A place of a flight at a moment, interpolated between two fixes. */
export interface CrossingPlace extends Position {
  /** Seconds since the track's `dayStartS`, with fractions. */
  readonly timeS: number;
  /** The track's altitude. */
  readonly altitudeM: number;
}

/** An interval within an airspace. */
export interface CrossingInterval {
  /** First and last place in it, or the start or end of the flight. */
  readonly entry: CrossingPlace;
  readonly exit: CrossingPlace;
}

/** An airspace that a flight entered. */
export interface AirspaceCrossing {
  readonly airspace: Airspace;
  /**
   * Whether it counts: the airspace was active, of a counting class, and both its limits are
   * known.
   */
  readonly violation: boolean;
  /** In order of time. */
  readonly intervals: readonly CrossingInterval[];
  /** Sum over all intervals. */
  readonly totalSeconds: number;
  /** Maximum distance to the outline at a fix, in metres, accurate to 1 %. */
  readonly depthHorizontalM: number;
  /** Maximum distance to floor and ceiling in metres. Absent if both are open or unknown. */
  readonly depthVerticalM?: number;
  /**
   * Limits that are unknown and taken as open, because the ground is unknown. If the ground is
   * known for a part of the flight, and the flight was within the limits there, other parts are
   * left out.
   */
  readonly unknownLimits: readonly LimitSide[];
  /** Activity of the interval in which it is most certain that the airspace was active. */
  readonly activity: AirspaceActivity;
}

/** The smallest distance to an airspace that a flight passed closely but did not enter. */
export interface AirspaceNearMiss extends CrossingPlace {
  readonly airspace: Airspace;
  /** 0 if the flight was above or below it. */
  readonly horizontalM: number;
  /** 0 if the flight was beside it. */
  readonly verticalM: number;
  readonly unknownLimits: readonly LimitSide[];
  readonly activity: AirspaceActivity;
}

/** All airspaces that a flight entered, or passed closely. */
export interface AirspaceCrossings {
  /** In order of the first entry. */
  readonly crossings: readonly AirspaceCrossing[];
  /** Passes at less than 500 m beside and 100 m above or below, in order of time. */
  readonly nearMisses: readonly AirspaceNearMiss[];
  /** Altitude that flight levels were compared with. */
  readonly flightLevelsFrom: 'pressure' | 'track';
}

/**
 * Finds the airspaces that a flight entered or nearly entered. Between fixes the flight is taken as
 * straight with an even climb; steps over five minutes are ignored. Outlines are straight lines of
 * latitude over longitude, as on maps; arcs are exact to half a metre. A fix on an outline may
 * count as inside or outside; a fix on a limit is outside.
 *
 * A near miss is measured at the moment at which the larger of both distances, as shares of 500 m
 * and 100 m, is smallest. These limits are this project's: a glider covers half a kilometre in some
 * twenty seconds and a hundred metres of height in a turn.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If the interval is outside the track, or a column does not have one value
 *   per fix.
 */
export function findAirspaceCrossings(
  index: AirspaceIndex,
  input: CrossingInput,
): AirspaceCrossings {
  checkInput(index, input);
  const { track, pressureAltM } = input;
  const flightLevelsFrom = pressureAltM ? 'pressure' : 'track';
  const interval = input.interval ?? { first: 0, last: track.count - 1 };
  if (interval.first >= interval.last) return { crossings: [], nearMisses: [], flightLevelsFrom };
  const flight: ChunkedFlight = {
    input,
    chunks: chunkTrack(track, interval),
    altitudes: flightAltitudes(track, interval, input),
  };
  const crossings: AirspaceCrossing[] = [];
  const nearMisses: AirspaceNearMiss[] = [];
  for (let airspace = 0; airspace < index.airspaces.length; airspace++) {
    if (!isNear(index, airspace, flight.chunks)) continue;
    const limits = verticalLimits(index.airspaces[airspace]!, flight.altitudes);
    if (isBeyond(limits, NEAR_VERTICAL_M)) continue;
    const near = (chunk: number) =>
      isNear(index, airspace, flight.chunks, chunk) && !isBeyond(limits, NEAR_VERTICAL_M, chunk);
    const follow = (gaps: VerticalLimits['gaps']) =>
      followAirspace({
        edges: () => edgesOf(index, airspace),
        limits: { ...limits, gaps },
        chunks: flight.chunks,
        track,
        isNear: near,
      });
    const certain = hasGaps(limits) ? follow('closed') : undefined;
    const found = certain && certain.intervals.length > 0 ? certain : follow('open');
    if (found.intervals.length > 0) {
      crossings.push(toCrossing(flight, index, airspace, { limits, inside: found.intervals }));
    } else if (found.nearest) {
      nearMisses.push(toNearMiss(flight, index.airspaces[airspace]!, limits, found.nearest));
    }
  }
  return {
    crossings: crossings.toSorted(
      (a, b) => a.intervals[0]!.entry.timeS - b.intervals[0]!.entry.timeS,
    ),
    nearMisses: nearMisses.toSorted((a, b) => a.timeS - b.timeS),
    flightLevelsFrom,
  };
}

interface ChunkedFlight {
  readonly input: CrossingInput;
  readonly chunks: TrackChunks;
  readonly altitudes: FlightAltitudes;
}

function checkInput(index: AirspaceIndex, input: CrossingInput): void {
  checkObject('index', index, ['airspaces', 'south', 'north', 'west', 'width', 'edges']);
  checkObject('input', input, ['track']);
  const { track, interval, pressureAltM, groundM, countingClasses } = input;
  checkTrack(track);
  if (interval) checkInterval('interval', interval, track);
  checkGround(groundM, track);
  if (pressureAltM) checkPressure(pressureAltM, track);
  if (countingClasses) checkList('countingClasses', countingClasses);
}

function checkPressure(pressureAltM: Int16Array, { count }: Track): void {
  if (!(pressureAltM instanceof Int16Array)) {
    throw new TypeError(`pressureAltM must be an Int16Array, not ${describeValue(pressureAltM)}.`);
  }
  if (pressureAltM.length === count) return;
  throw new RangeError(`pressureAltM has ${pressureAltM.length} of ${count} fixes.`);
}

/**
 * Returns whether boxes overlap or are a near miss apart; of the whole interval without a chunk.
 */
function isNear(index: AirspaceIndex, airspace: number, chunks: TrackChunks, chunk?: number) {
  const { lat, lon, marginLat, marginLon, marginLonOfAll } = chunks;
  const isAll = chunk === undefined;
  const north = (isAll ? lat.mostOfAll : lat.most[chunk]!) + marginLat;
  if (north < index.south[airspace]!) return false;
  const south = (isAll ? lat.leastOfAll : lat.least[chunk]!) - marginLat;
  if (south > index.north[airspace]!) return false;
  const wide = isAll ? marginLonOfAll : marginLon[chunk]!;
  const west = (isAll ? lon.leastOfAll : lon.least[chunk]!) - wide;
  const width = (isAll ? lon.mostOfAll : lon.most[chunk]!) + wide - west;
  const turns = (index.west[airspace]! - west) / 360;
  const ahead = (turns - Math.floor(turns)) * 360;
  return ahead <= width || 360 - ahead <= index.width[airspace]!;
}

function placeAt(
  { input: { track }, chunks }: ChunkedFlight,
  fix: number,
  share: number,
): CrossingPlace {
  const lon = valueAt(chunks.lonDeg, fix, share);
  return {
    lat: valueAt(chunks.latDeg, fix, share),
    lon: lon - 360 * Math.round(lon / 360),
    timeS: valueAt(track.timeS, fix, share),
    altitudeM: valueAt(track.altitudeM, fix, share),
  };
}

function toCrossing(
  flight: ChunkedFlight,
  index: AirspaceIndex,
  at: number,
  {
    limits,
    inside,
  }: { readonly limits: VerticalLimits; readonly inside: readonly InsideInterval[] },
): AirspaceCrossing {
  const { track, countingClasses = COUNTING_CLASSES } = flight.input;
  const airspace = index.airspaces[at]!;
  const edges = edgesOf(index, at);
  const intervals = inside.map(({ start, end }) => ({
    entry: placeAt(flight, start.fix, start.share),
    exit: placeAt(flight, end.fix, end.share),
  }));
  const activity = strongest(
    intervals.map(({ entry, exit }) =>
      airspaceActivity(
        airspace.schedule,
        track.dayStartS + entry.timeS,
        track.dayStartS + exit.timeS,
        flight.input.timeZone,
      ),
    ),
  );
  const counts =
    countingClasses.includes(airspace.class) ||
    (airspace.type !== undefined && countingClasses.includes(airspace.type));
  const depth = deepestM({ edges, limits, intervals: inside, chunks: flight.chunks });
  const unknownLimits = unknownIn(limits, inside);
  return {
    airspace,
    violation: counts && activity.state === 'active' && unknownLimits.length === 0,
    intervals,
    totalSeconds: intervals.reduce((sum, { entry, exit }) => sum + exit.timeS - entry.timeS, 0),
    ...depth,
    unknownLimits,
    activity,
  };
}

function unknownIn(
  limits: VerticalLimits,
  intervals: readonly InsideInterval[],
): readonly LimitSide[] {
  const unknown = new Set(
    intervals.flatMap(({ start, end }) => unknownSides(limits, start.fix, end.fix + 1)),
  );
  return (['floor', 'ceiling'] as const).filter((side) => unknown.has(side));
}

function strongest(activities: readonly AirspaceActivity[]): AirspaceActivity {
  const of = (state: AirspaceActivity['state']) =>
    activities.find((activity) => activity.state === state);
  return of('active') ?? of('unknown') ?? activities[0]!;
}

function toNearMiss(
  flight: ChunkedFlight,
  airspace: Airspace,
  limits: VerticalLimits,
  { fix, share, horizontalM, verticalM }: Nearest,
): AirspaceNearMiss {
  const place = placeAt(flight, fix, share);
  const atS = flight.input.track.dayStartS + place.timeS;
  return {
    airspace,
    ...place,
    horizontalM,
    verticalM,
    unknownLimits: unknownSides(limits, fix, fix + 1),
    activity: airspaceActivity(airspace.schedule, atS, atS, flight.input.timeZone),
  };
}
