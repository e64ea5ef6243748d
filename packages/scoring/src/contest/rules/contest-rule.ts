import type { LegShareBand } from '../../shape/fai-triangle.js';
import type { TaskShapes } from '../../task/classify-task.js';
import type { TaskKind } from '../../task/task.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import type { BitnerKind, ContestName, ScoreName } from '../contest-names.js';

/**
 * A contest as data: its courses, their points, and the flights that take part. A new contest is
 * another file of this shape; solvers do not know contests by name.
 */
export interface ContestRule {
  readonly name: ContestName;
  /** Edition of the rule. Each change that can affect points needs a new edition. */
  readonly version: string;
  /** Publication that defines the rule. */
  readonly source: string;
  /** Courses that can count. The one with the most points counts, or the first of equals. */
  readonly courses: readonly CourseRule[];
  /** Percentage of the aircraft's difference from index 100 that counts; 100 for all of it. */
  readonly indexWeightPercent: number;
  /**
   * Further courses of the same flight that add a share of their length. Only the largest counts.
   */
  readonly bonuses?: readonly BonusRule[];
  readonly entry?: EntryRule;
  /** Minimum points for rankings; fewer are shown, but not ranked. */
  readonly minPoints: number;
  /** Points subtracted per kWh of engine energy. */
  readonly pointsPerKwh?: number;
}

/** A course that can count in a contest. */
export interface CourseRule {
  readonly scoreName: ScoreName;
  readonly geometry: CourseGeometry;
  /** Factor per kilometre, in hundredths: 140 is 1.4. */
  readonly factorPercent: number;
  readonly measure: CourseMeasure;
  /** Minimum length in km; shorter courses earn nothing. */
  readonly minDistanceKm?: number;
  /** Category of the Polish cup. */
  readonly bitnerKind?: BitnerKind;
}

/**
 * Basis of the points: the length, the length divided by a fixed time, or the length times the
 * speed.
 */
export type CourseMeasure =
  | { readonly kind: 'distance' }
  | { readonly kind: 'speed'; readonly overS: number }
  | { readonly kind: 'distance_speed' };

/** A bonus for another course: a share of its length. */
export interface BonusRule {
  readonly scoreName: 'triangle' | 'out_return';
  readonly geometry: CourseGeometry;
  readonly sharePercent: number;
}

/** Conditions of participation. A flight that misses one has no entry in the contest. */
export interface EntryRule {
  readonly aircraftKinds?: readonly AircraftKind[];
  /** Country of the takeoff, as ISO 3166-1 alpha-2. */
  readonly takeoffCountry?: string;
  /** Country of the club for which the flight counts, as ISO 3166-1 alpha-2. */
  readonly clubCountry?: string;
}

/** Metres by which the finish may be lower than the start, inclusive; 0 forbids any loss. */
interface LossLimit {
  readonly maxLossOfHeightM: number;
}

/** Greatest distance in metres between start and finish, inclusive. */
interface GapLimit {
  readonly maxGapM: number;
}

/** Shape of a course and its limits. */
export type CourseGeometry =
  | PathGeometry
  | TriangleGeometry
  | OutReturnGeometry
  | LineGeometry
  | HullGeometry
  | DeclaredGeometry;

/** The longest path over fixes in chronological order. */
export interface PathGeometry extends LossLimit {
  readonly kind: 'path';
  readonly maxLegs: number;
  /** Seconds from start to finish, inclusive. */
  readonly maxDurationS?: number;
  /** Whether the path may include intervals with the engine running. */
  readonly withEngine?: boolean;
}

/**
 * A triangle whose perimeter counts. Start and finish may be anywhere before and after its corners.
 */
export interface TriangleGeometry extends LossLimit, GapLimit {
  readonly kind: 'triangle';
  readonly bands: readonly LegShareBand[];
}

/** To one turnpoint and back: twice the longer leg counts. */
export interface OutReturnGeometry extends LossLimit, GapLimit {
  readonly kind: 'out_return';
}

/** A straight line. */
export interface LineGeometry extends LossLimit {
  readonly kind: 'line';
}

/** The convex hull of a closed flight. */
export interface HullGeometry extends GapLimit {
  readonly kind: 'hull';
}

/** The task declared before takeoff, with every point reached in order. */
export interface DeclaredGeometry extends LossLimit {
  readonly kind: 'declared';
  readonly taskKinds: readonly TaskKind[];
  /** Shapes of declared tasks. The classification that is worth most counts. */
  readonly shapes: TaskShapes;
  /** Whether start and finish must, or must not, be the same point; either by default. */
  readonly isClosed?: boolean;
  readonly turnpoints?: number;
  readonly laps?: number;
}
