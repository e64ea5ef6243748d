import type { TaskKind } from '../task/task.js';
import type { TrackFacts } from './track-facts.js';

/** Facts of a flight that decide about badges. A figure that does not exist is 0. */
export interface FlightFacts extends TrackFacts {
  /** Day of the flight, as YYYY-MM-DD. */
  readonly date: string;
  /** Hours from takeoff to landing. */
  readonly durationH: number;
  /** Free distance in km. */
  readonly freeKm: number;
  /** Points of a ranked flight in the free contest. */
  readonly freePoints: number;
  /** Points of a ranked flight in the speed contest. */
  readonly speedPoints: number;
  /** Perimeter of the best FAI triangle in km. */
  readonly triangleKm: number;
  /** Aerotow, winch or self-launch. Absent if unknown. */
  readonly launchKind?: 'T' | 'W' | 'S' | undefined;
  /** The declared task, if its points were reached in order. */
  readonly task?: FlownTask | undefined;
  /** Present if the pilot flew as co-pilot, so that the flight counts for badges of a crew only. */
  readonly isAsCoPilot?: true | undefined;
  readonly hasPhotos: boolean;
  readonly isVintage: boolean;
  /** Followers of the pilot until the next flight, or until now. */
  readonly followers: number;
}

/** A declared task that was completed. */
export interface FlownTask {
  readonly kind: TaskKind;
  readonly distanceKm: number;
  /** Whether start and finish are the same place. */
  readonly isClosed: boolean;
  /** Number of points between start and finish. */
  readonly turnpoints: number;
}
