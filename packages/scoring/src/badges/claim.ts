import { checkObject } from '../units/check-value.js';
import type { BadgeId } from './badge.js';
import type { FlightFacts } from './flight-facts.js';

/** A performance that a badge of the FAI requires. */
export interface ClaimPart {
  /**
   * Time, gain of height, straight distance from the release, or distance over up to three
   * turnpoints, all without engine; or a declared out and return or triangle.
   */
  readonly kind: 'duration' | 'gain' | 'straight' | 'course' | 'goal';
  /** Hours, metres or kilometres. */
  readonly required: number;
}

const DURATION = { kind: 'duration', required: 5 } as const;

/** Parts of the badges that the FAI awards. Each part may be flown in another flight. */
export const CLAIM_PARTS = {
  silver: [DURATION, { kind: 'gain', required: 1000 }, { kind: 'straight', required: 50 }],
  gold: [DURATION, { kind: 'gain', required: 3000 }, { kind: 'course', required: 300 }],
  diamond_distance: [{ kind: 'course', required: 500 }],
  diamond_goal: [{ kind: 'goal', required: 300 }],
  diamond_altitude: [{ kind: 'gain', required: 5000 }],
  diploma: [750, 1000, 1250, 1500].map((required) => ({ kind: 'course', required }) as const),
} as const satisfies Partial<Record<BadgeId, readonly ClaimPart[]>>;

/** Ids of the badges that the FAI awards. */
export type ClaimedBadgeId = keyof typeof CLAIM_PARTS;

/** Returns the levels of a badge whose parts are levels of one performance. */
export function claimLevels(id: ClaimedBadgeId): number[] {
  return CLAIM_PARTS[id].map(({ required }) => required);
}

/**
 * Returns the value of a flight for a part of a claim.
 *
 * @throws {TypeError} If the flight is not an object.
 */
export function partValue(flight: FlightFacts, kind: ClaimPart['kind']): number {
  checkObject('flight', flight, []);
  switch (kind) {
    case 'duration':
      return flight.freeFlightH;
    case 'gain':
      return flight.gainM;
    case 'straight':
      return flight.straightKm;
    case 'course':
      return flight.courseKm;
    case 'goal':
      return goalKm(flight);
  }
}

/** Length of a completed declared out and return or triangle in km; 0 for another flight. */
function goalKm({ task }: FlightFacts): number {
  if (!task?.isClosed) return 0;
  const isGoal = task.kind === 'OR' || task.kind === 'TR' || task.turnpoints === 2;
  return isGoal ? task.distanceKm : 0;
}
