import type { FlownStatistics } from '../analysis/flown-statistics.js';
import type { Position } from '../geo/position.js';
import type { BitnerKind, ContestName, ScoreName } from './contest-names.js';
import type { Receipt } from './receipt.js';

/** Result of a flight in one contest, in the shape and units of the contract. */
export interface ContestEntry {
  readonly name: ContestName;
  /** Rounded to 2 decimals. */
  readonly points: number;
  /** Scored distance in km. It is rounded to 2 decimals before points are computed. */
  readonly distance: number;
  /** Speed in km/h. For `speed` it is the distance divided by the full two hours. */
  readonly speed: number;
  /**
   * False if the aircraft has no index and 100 is used, or if the recorder lacks a sensor that the
   * contest requires.
   */
  readonly valid: boolean;
  /** Points of `free` that its bonus added. */
  readonly bonus_points?: number;
  /** Course of the bonus. */
  readonly bonus_score_name?: 'triangle' | 'out_return';
  /** Category of the Polish cup, only for `bi`. */
  readonly bitner_kind?: BitnerKind;
  readonly score: Score;
  /** Explanation of the points. */
  readonly receipt: Receipt;
}

/** The scored course with its legs and statistics. */
export interface Score extends CourseScore, FlownStatistics {}

/** The scored course with its legs. */
export interface CourseScore {
  readonly name: ScoreName;
  /** Whether this is the task declared before takeoff. */
  readonly declared: boolean;
  /** Distance in km, as in the entry. */
  readonly distance: number;
  readonly start_time: string;
  readonly end_time: string;
  /**
   * Start, turnpoints, finish. A triangle always has five, even if the start is also its first
   * corner. A declared task has its points, a convex hull its corners.
   */
  readonly turnpoints: readonly ScoreTurnpoint[];
  readonly leg: readonly ScoreLeg[];
  /**
   * The measured lines: the legs, the three sides of a triangle, or the longer leg of an out and
   * return.
   */
  readonly geom: ScoreGeometry;
}

/** A fix of the course, or a point of the task with the time when it was reached. */
export interface ScoreTurnpoint extends Position {
  readonly time: string;
}

/**
 * The flight between two consecutive points of the course, with statistics. Legs of length 0 are
 * left out.
 */
export interface ScoreLeg extends FlownStatistics {
  /** Counted from 1. */
  readonly number: number;
  readonly start_time: string;
  readonly end_time: string;
  /** Altitude in metres. */
  readonly start_alt: number;
  readonly end_alt: number;
  /** Distance in km. */
  readonly distance: number;
}

/** GeoJSON with one LineString per measured line. Positions are `[lon, lat]`. */
export interface ScoreGeometry {
  readonly type: 'FeatureCollection';
  readonly features: readonly {
    readonly type: 'Feature';
    readonly properties: { readonly idx: number };
    readonly geometry: {
      readonly type: 'LineString';
      readonly coordinates: readonly (readonly [lon: number, lat: number])[];
    };
  }[];
}
