import type { TakeoffMassLimits } from '@cloudstreet/scoring/flight';

export interface ClampedMass {
  /** `null` if unknown. */
  readonly massKg: number | null;
  /** On which side of the limits it was before. */
  readonly wasOff?: 'low' | 'high';
}

/** Returns a takeoff mass within the limits of the aircraft, as the server does. */
export function clampMass(massKg: number | null, { minKg, maxKg }: TakeoffMassLimits): ClampedMass {
  if (massKg === null) return { massKg };
  // The maximum wins if the crew alone is too heavy, as on the server.
  if (maxKg !== undefined && massKg > maxKg) return { massKg: maxKg, wasOff: 'high' };
  if (minKg === undefined || massKg >= minKg) return { massKg };
  return { massKg: Math.min(minKg, maxKg ?? minKg), wasOff: 'low' };
}
