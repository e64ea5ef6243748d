import type { TakeoffMassLimits } from '@cloudstreet/scoring/analyse';

export interface ClampedMass {
  /** `null` if unknown. */
  readonly massKg: number | null;
  /** Side of the limits on which it was before. */
  readonly wasOff?: 'low' | 'high';
}

/** Clamps a takeoff mass to the limits of the aircraft, as the server does. */
export function clampMass(massKg: number | null, { minKg, maxKg }: TakeoffMassLimits): ClampedMass {
  if (massKg === null) return { massKg };
  // If the crew alone is too heavy, the maximum applies, as on the server.
  if (maxKg !== undefined && massKg > maxKg) return { massKg: maxKg, wasOff: 'high' };
  if (minKg === undefined || massKg >= minKg) return { massKg };
  return { massKg: Math.min(minKg, maxKg ?? minKg), wasOff: 'low' };
}
