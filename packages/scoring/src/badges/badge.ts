import type { FlightFacts } from './flight-facts.js';

/** Ids of all badges, in the order of display. */
export const BADGE_IDS = [
  'silver',
  'gold',
  'diamond_distance',
  'diamond_goal',
  'diamond_altitude',
  'diploma',
  'endurance',
  'point_hunter',
  'sprinter',
  'triangle_master',
  'explorer',
  'zugvogel',
  'aeronaut',
  'rocket_woman',
  'hawk',
  'yin_yang',
  'bring_it_home',
  'no_need_to_circle',
  'flying_in_circles',
  'launch_specialist',
  'vintage_viper',
  'storyteller',
  'social',
] as const;

export type BadgeId = (typeof BADGE_IDS)[number];

/** Unit of the values of a badge: hours, kilometres, metres, points, or a number of things. */
export type BadgeUnit = 'h' | 'km' | 'm' | 'points' | 'count';

/**
 * A badge as data: how far the flights of a pilot have brought them, and the thresholds of its
 * levels. A new badge is another file of this shape.
 */
export interface Badge {
  readonly id: BadgeId;
  readonly unit: BadgeUnit;
  /** Values at which the levels 1, 2, … are reached, ascending. */
  readonly levels: readonly number[];
  /**
   * Cause of the badge in place of a flight. Its flight is then only the pilot's latest at that time.
   */
  readonly source?: 'followers';
  /** Whether both of a crew earn it. Absent if only the pilot in command does. */
  readonly isForCrew?: true;
  /** Day from which flights count, as YYYY-MM-DD. Absent if all flights count. */
  readonly eligibleFrom?: string;
  /**
   * Returns the value after each flight, which never falls.
   *
   * @param flights In the order in which they were flown.
   */
  readonly progress: (flights: readonly FlightFacts[]) => readonly number[];
  /** Drawing of the badge: outlines in a square of 24 units, as data of an SVG path. */
  readonly emblem: string;
}

/** The best value of a single flight. */
export function bestOf(valueOf: (flight: FlightFacts) => number): Badge['progress'] {
  return (flights) => {
    let best = 0;
    return flights.map((flight) => (best = Math.max(best, valueOf(flight))));
  };
}

/** The sum of all flights. */
export function sumOf(valueOf: (flight: FlightFacts) => number): Badge['progress'] {
  return (flights) => {
    let sum = 0;
    return flights.map((flight) => (sum += valueOf(flight)));
  };
}

/** The number of different things that the flights have brought so far. */
export function numberOf(
  thingsOf: (flight: FlightFacts) => readonly (string | undefined)[],
): Badge['progress'] {
  return (flights) => {
    const things = new Set<string>();
    return flights.map((flight) => {
      for (const thing of thingsOf(flight)) if (thing !== undefined) things.add(thing);
      return things.size;
    });
  };
}
