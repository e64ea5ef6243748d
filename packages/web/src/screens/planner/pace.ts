import { legTimesS, type PlannedPace, type TaskLeg } from '@cloudstreet/scoring/task';
import type { SimpleAircraft } from '@cloudstreet/sdk';

/** Entered pace of a flight, in the units of the contract. */
export interface PaceValues {
  readonly kind: 'ground' | 'polar';
  readonly speedKmh: number | undefined;
  readonly macCreadyMps: number | undefined;
  readonly windFromDeg: number | undefined;
  readonly windKmh: number | undefined;
}

export const FIRST_PACE: PaceValues = {
  kind: 'ground',
  speedKmh: 90,
  macCreadyMps: 1.5,
  windFromDeg: 270,
  windKmh: 0,
};

const KMH_PER_MPS = 3.6;

/** Returns the elapsed time of each leg in seconds, as far as the entered values allow. */
export function paceTimesS(
  legs: readonly TaskLeg[],
  values: PaceValues,
  aircraft: SimpleAircraft | undefined,
): readonly (number | undefined)[] {
  const pace = paceOf(values, aircraft);
  if (!pace) return legs.map(() => undefined);
  try {
    return legTimesS(legs, pace);
  } catch (error) {
    // The polar of the catalogue is not usable.
    if (error instanceof RangeError) return legs.map(() => undefined);
    throw error;
  }
}

function paceOf(values: PaceValues, aircraft: SimpleAircraft | undefined): PlannedPace | undefined {
  const { kind, speedKmh, macCreadyMps, windFromDeg = 0, windKmh = 0 } = values;
  if (kind === 'ground') {
    return speedKmh ? { kind, speedMps: speedKmh / KMH_PER_MPS } : undefined;
  }
  const {
    encoded_coeffs: coefficients,
    reference_mass: mass,
    min_speed_m_s: slowest,
  } = aircraft ?? {};
  if (!coefficients || mass === undefined || macCreadyMps === undefined) return undefined;
  const [a, b, c] = coefficients;
  return {
    kind,
    polar: {
      a,
      b,
      c,
      referenceMassKg: mass,
      ...(slowest !== undefined && { minSpeedMps: slowest }),
    },
    macCreadyMps,
    wind: { fromDeg: windFromDeg, speedMps: windKmh / KMH_PER_MPS },
  };
}
