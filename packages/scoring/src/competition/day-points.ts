import { checkList, checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import { roundToHundredths } from '../units/round.js';
import type {
  CompetitionClass,
  PlacePointRules,
  PointRules,
  SpeedPointRules,
  ThousandPointRules,
} from './point-rules.js';
import { COMPETITION_CLASSES } from './point-rules.js';

/** Figures of a competitor that decide about points of a day. */
export interface DayFigures {
  /** Metres. */
  readonly distanceM: number;
  /** Seconds of a finisher, in an area task at least its minimum time. */
  readonly timeS?: number;
  /** Handicap; only ratios matter, so 104 and 1.04 are the same. */
  readonly handicap?: number;
  /** Points that are taken off. */
  readonly penalty?: number;
}

/** Figures of a day from which its points follow. */
export interface DayFactors {
  /** Number of pilots who launched. */
  readonly launched: number;
  /** Number of pilots beyond the minimum distance of the class. */
  readonly distant: number;
  /** Number of pilots above two thirds of the highest speed. */
  readonly fast: number;
  /** Points that are available before the factors. */
  readonly maxPoints: number;
  readonly maxSpeedPoints: number;
  readonly dayFactor: number;
  readonly completionFactor: number;
  readonly isValid: boolean;
}

/** Points of all competitors of a day, in their order. */
export interface DayPoints {
  readonly points: readonly number[];
  /** Only for rules of 1000 points. */
  readonly factors?: DayFactors;
}

/**
 * Numbers of pilots as the organiser published them. They differ from those of the flights if
 * results were annulled later, or recordings are missing.
 */
export type PublishedCounts = Partial<Pick<DayFactors, 'launched' | 'distant' | 'fast'>>;

/** Conditions of a day of 1000 points. */
export interface DayConditions {
  readonly of: CompetitionClass;
  readonly published?: PublishedCounts;
}

/**
 * Computes the points of a day.
 *
 * @param flights One entry for each competitor who launched.
 * @param conditions Decide only about rules of 1000 points.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is invalid, or the class is unknown.
 */
export function dayPoints(
  flights: readonly DayFigures[],
  rules: PointRules,
  conditions: DayConditions,
): DayPoints {
  checkFlights(flights);
  checkObject('rules', rules, ['kind']);
  checkObject('conditions', conditions, ['of']);
  checkOneOf('class', conditions.of, COMPETITION_CLASSES);
  switch (rules.kind) {
    case 'thousand_points':
      return thousandPoints(flights, rules, conditions);
    case 'place_points':
      return { points: placePoints(flights, rules) };
    case 'speed_points':
      return { points: flights.map((flight) => speedPoints(flight, rules)) };
  }
}

function checkFlights(flights: readonly DayFigures[]): void {
  checkList('flights', flights);
  for (const flight of flights) {
    checkObject('flight', flight, ['distanceM']);
    checkNumber('distanceM', flight.distanceM, { min: 0 });
    if (flight.timeS !== undefined) checkNumber('timeS', flight.timeS, { min: 0 });
    if (flight.penalty !== undefined) checkNumber('penalty', flight.penalty);
    const { handicap } = flight;
    if (handicap === undefined) continue;
    checkNumber('handicap', handicap, { min: 0 });
    if (handicap === 0) throw new RangeError('handicap must not be 0.');
  }
}

/** A flight by its handicapped figures. */
interface MarkedFlight {
  readonly flight: DayFigures;
  readonly distanceKm: number;
  /** Km/h; 0 without a finish. */
  readonly speedKmh: number;
}

function thousandPoints(
  flights: readonly DayFigures[],
  rules: ThousandPointRules,
  { of, published = {} }: DayConditions,
): DayPoints {
  const { minKm, fullKm, isHandicapped } = rules.classes[of];
  const marked = markFlights(flights, isHandicapped);
  const best = bestOf(marked);
  const { launched = flights.length } = published;
  const distant =
    published.distant ?? marked.filter(({ distanceKm }) => distanceKm >= minKm).length;
  const fastKmh = rules.fastShare * best.speedKmh;
  const fast = published.fast ?? marked.filter(({ speedKmh }) => speedKmh > fastKmh).length;
  const { byDistance, byTime, completion } = rules;
  const ofTime = best.hours === undefined ? Infinity : byTime.perHour * best.hours - byTime.less;
  const ofDistance = (byDistance.perShare * best.distanceKm) / fullKm - byDistance.less;
  const maxPoints = Math.max(0, Math.min(rules.maxPoints, ofDistance, ofTime));
  const maxSpeedPoints = launched === 0 ? 0 : (rules.speedShare * fast * maxPoints) / launched;
  const maxDistancePoints = maxPoints - maxSpeedPoints;
  const isValid = launched > 0 && distant / launched >= rules.minDistantShare;
  const dayFactor = isValid ? Math.min(1, (rules.perDistantShare * distant) / launched) : 0;
  const completionFactor =
    distant === 0 ? 1 : Math.min(1, (completion.perShare * fast) / distant + completion.base);
  const points = marked.map(({ flight, distanceKm, speedKmh }) => {
    const speedShare = (speedKmh - fastKmh) / (best.speedKmh - fastKmh);
    const speed = speedKmh > fastKmh ? maxSpeedPoints * speedShare : 0;
    const distanceShare = best.distanceKm > 0 ? distanceKm / best.distanceKm : 0;
    const distance = maxDistancePoints * (flight.timeS === undefined ? distanceShare : 1);
    const earned = dayFactor * completionFactor * (speed + distance) - (flight.penalty ?? 0);
    return Math.max(0, Math.round(earned));
  });
  const factors = {
    launched,
    distant,
    fast,
    maxPoints,
    maxSpeedPoints,
    dayFactor,
    completionFactor,
  };
  return { points, factors: { ...factors, isValid } };
}

function markFlights(flights: readonly DayFigures[], isHandicapped: boolean): MarkedFlight[] {
  const handicapOf = ({ handicap = 1 }: DayFigures) => (isHandicapped ? handicap : 1);
  const least = Math.min(...flights.map(handicapOf));
  return flights.map((flight) => {
    const share = least / handicapOf(flight);
    const { distanceM, timeS } = flight;
    return {
      flight,
      distanceKm: (distanceM / 1000) * share,
      speedKmh: timeS === undefined ? 0 : (distanceM / timeS) * 3.6 * share,
    };
  });
}

function bestOf(marked: readonly MarkedFlight[]) {
  const speedKmh = Math.max(0, ...marked.map((flight) => flight.speedKmh));
  const times = marked
    .filter((flight) => flight.speedKmh === speedKmh)
    .map(({ flight }) => flight.timeS)
    .filter((timeS) => timeS !== undefined);
  return {
    distanceKm: Math.max(0, ...marked.map(({ distanceKm }) => distanceKm)),
    speedKmh,
    hours: times.length === 0 ? undefined : Math.min(...times) / 3600,
  };
}

/** Everybody is timed from the common start, so the order of times is that of the finishes. */
function placePoints(flights: readonly DayFigures[], { points }: PlacePointRules): number[] {
  return flights.map(({ timeS, penalty = 0 }) => {
    if (timeS === undefined) return 0;
    const faster = flights.filter((other) => (other.timeS ?? Infinity) < timeS).length;
    return Math.max(0, (points[faster] ?? 0) - penalty);
  });
}

function speedPoints(
  { distanceM, timeS, handicap = 100, penalty = 0 }: DayFigures,
  { perKmh }: SpeedPointRules,
): number {
  if (timeS === undefined || timeS === 0) return 0;
  const speedKmh = (distanceM / timeS) * 3.6;
  return Math.max(0, roundToHundredths((speedKmh * perKmh) / handicap - penalty));
}
