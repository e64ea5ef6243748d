import type { FlownStatistics } from '../analysis/flown-statistics.js';
import type { Position } from '../geo/position.js';
import type { BitnerKind, ContestName, ScoreName } from './contest-names.js';
import type { Receipt } from './receipt.js';

/** A contest result of a flight, in the shape and units of the contract. */
export interface ContestEntry {
  readonly name: ContestName;
  /** Rounded to 2 decimals. */
  readonly points: number;
  /** Scored distance in km, rounded to 2 decimals before points are computed. */
  readonly distance: number;
  /** km/h; for `speed` the distance over the full two hours. */
  readonly speed: number;
  /**
   * False if the aircraft has no index and 100 is used, or if the contest needs a sensor that the
   * recorder lacks.
   */
  readonly valid: boolean;
  /** Part of the points of `free` that its bonus gave. */
  readonly bonus_points?: number;
  /** The solution the bonus was taken from. */
  readonly bonus_score_name?: 'triangle' | 'out_return';
  /** The class of the Polish cup, in `bi` alone. */
  readonly bitner_kind?: BitnerKind;
  readonly score: Score;
  /** Explanation of the points. */
  readonly receipt: Receipt;
}

/** The scored geometry with its legs, and how it was flown. */
export interface Score extends CourseScore, FlownStatistics {}

/** The scored geometry with its legs. */
export interface CourseScore {
  readonly name: ScoreName;
  /** Whether it is the task that was declared before takeoff. */
  readonly declared: boolean;
  /** km, as in the entry. */
  readonly distance: number;
  readonly start_time: string;
  readonly end_time: string;
  /**
   * Start, turnpoints, finish. A triangle always lists five, with the start first even if it is the
   * first corner too. A declared task lists its points, a convex hull its corners.
   */
  readonly turnpoints: readonly ScoreTurnpoint[];
  readonly leg: readonly ScoreLeg[];
  /**
   * The measured lines: the legs, the three sides of a triangle, or the longer leg of an out and
   * return.
   */
  readonly geom: ScoreGeometry;
}

/** A recorded fix of the solution, or a point of the task and the time it was reached. */
export interface ScoreTurnpoint extends Position {
  readonly time: string;
}

/**
 * The flight between two neighbouring points of the solution, and how it was flown. Legs without
 * length are left out.
 */
export interface ScoreLeg extends FlownStatistics {
  /** From 1. */
  readonly number: number;
  readonly start_time: string;
  readonly end_time: string;
  /** Metres. */
  readonly start_alt: number;
  readonly end_alt: number;
  /** km. */
  readonly distance: number;
}

/** GeoJSON: one LineString per measured line, `[lon, lat]`. */
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
