import type { LegShareBand } from '../../shape/fai-triangle.js';
import type { TaskShapes } from '../../task/classify-task.js';
import type { TaskKind } from '../../task/task.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import type { BitnerKind, ContestName, ScoreName } from '../contest-names.js';

/**
 * A contest as data: which courses count, what they are worth, and who takes part. Another contest
 * is another file of this shape; the solvers know no contest by name.
 */
export interface ContestRule {
  readonly name: ContestName;
  /** Edition of this text: whatever may change points gets a new one. */
  readonly version: string;
  /** Source of the rule. */
  readonly source: string;
  /** Ways to take part; the one that earns most counts, the first of equals. */
  readonly courses: readonly CourseRule[];
  /** Percentage of the aircraft's difference from index 100 that counts: 100 for all of it. */
  readonly indexWeightPercent: number;
  /** Other courses of the same flight that add a share of their length; the largest one counts. */
  readonly bonuses?: readonly BonusRule[];
  readonly entry?: EntryRule;
  /** Points below this are shown, but not ranked. */
  readonly minPoints: number;
  /** Points taken off for each kilowatt hour that the engine used. */
  readonly pointsPerKwh?: number;
}

/** A way to take part in a contest. */
export interface CourseRule {
  readonly scoreName: ScoreName;
  readonly geometry: CourseGeometry;
  /** Factor per kilometre, in hundredths: 140 for 1.4. */
  readonly factorPercent: number;
  readonly measure: CourseMeasure;
  /** Shorter courses earn nothing. */
  readonly minDistanceKm?: number;
  /** The class of the Polish cup. */
  readonly bitnerKind?: BitnerKind;
}

/** Basis of the points: the length, the length over a fixed time, or the length times the speed. */
export type CourseMeasure =
  | { readonly kind: 'distance' }
  | { readonly kind: 'speed'; readonly overS: number }
  | { readonly kind: 'distance_speed' };

/** A share of another course's length. */
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
  /** Country of the club the flight counts for. */
  readonly clubCountry?: string;
}

/** Metres that the finish may be lower than the start, inclusive; 0 forbids any loss. */
interface LossLimit {
  readonly maxLossOfHeightM: number;
}

/** Greatest distance in metres between start and finish, inclusive. */
interface GapLimit {
  readonly maxGapM: number;
}

/** The shape of a course, and the limits it keeps. */
export type CourseGeometry =
  | PathGeometry
  | TriangleGeometry
  | OutReturnGeometry
  | LineGeometry
  | HullGeometry
  | DeclaredGeometry;

/** The longest path over fixes in order of time. */
export interface PathGeometry extends LossLimit {
  readonly kind: 'path';
  readonly maxLegs: number;
  /** Seconds from start to finish, inclusive. */
  readonly maxDurationS?: number;
  /** Whether it may lead through intervals with the engine running. */
  readonly withEngine?: boolean;
}

/** A triangle whose perimeter counts; start and finish lie anywhere before and after its corners. */
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

/** The task that was declared, with every point reached in order. */
export interface DeclaredGeometry extends LossLimit {
  readonly kind: 'declared';
  readonly taskKinds: readonly TaskKind[];
  /** Shapes for declared tasks; the classification worth most counts. */
  readonly shapes: TaskShapes;
  /** Whether start and finish must be the same point; both are allowed by default. */
  readonly isClosed?: boolean;
  readonly turnpoints?: number;
  readonly laps?: number;
}
