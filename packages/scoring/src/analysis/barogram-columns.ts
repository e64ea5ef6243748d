import { checkObject } from '../units/check-value.js';
import type { AirColumns } from './air-columns.js';
import { bestHourSpeedsKmh } from './best-hour-speeds.js';
import { type DescribedCircling, type DescribedGlide, describePhases } from './describe-phases.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';

/**
 * Curves of a barogram, with one value per fix. Values of a phase are constant over it; they are
 * NaN in other phases and where unknown. Curves that need the ground, the motion of the air or an
 * electric engine are absent without it.
 */
export interface BarogramColumns {
  /** Altitude above mean sea level. */
  readonly altitudeMslM: Float32Array;
  /** Height above ground. */
  readonly heightAglM?: Float32Array;
  /** Speed over ground. */
  readonly speedKmh: Float32Array;
  /** Cross-country speed over the previous hour; see `bestHourSpeedsKmh`. */
  readonly hourSpeedKmh: Float32Array;
  /** Vertical speed from `airColumns`. */
  readonly varioMps: Float32Array;
  /** Straight distance divided by height lost; NaN if no height was lost. */
  readonly glideRatio: Float32Array;
  /** Speed over ground along the track of each glide, from `describePhases`. */
  readonly glideSpeedKmh: Float32Array;
  /** Straight distance from the first to the last fix of the glide. */
  readonly glideDistanceKm: Float32Array;
  /** Height gained in the glide; usually negative. */
  readonly glideGainM: Float32Array;
  /** Track length divided by straight distance. */
  readonly glideDetour: Float32Array;
  /** Mean vertical speed of the air in the glide. */
  readonly glideNetMps?: Float32Array;
  /** Mean climb of the thermal, from `describePhases`. */
  readonly thermalClimbMps: Float32Array;
  /** Height gained in the thermal. */
  readonly thermalGainM: Float32Array;
  /** Mean airspeed in the thermal. */
  readonly thermalSpeedKmh: Float32Array;
  /** Duration of the circling. */
  readonly thermalTimeS: Float32Array;
  /** Bank angle of the mean circles: atan(v² / (g·r)) with airspeed v and radius r. */
  readonly thermalBankDeg: Float32Array;
  /** Energy used since the first fix. */
  readonly energyKwh?: Float32Array;
  /** Voltage of the engine's battery. */
  readonly batteryV?: Float32Array;
  /** Power of the engine: voltage times current. */
  readonly powerKw?: Float32Array;
}

/**
 * Computes the curves of a barogram with the formulas of `describePhases`, `airColumns`,
 * `bestHourSpeedsKmh` and `electricPowerW`.
 *
 * @param air Result of `airColumns` for the same track.
 * @throws {TypeError} If the analysis was not prepared, or columns of the air are missing.
 */
export function barogramColumns(
  analysis: FlightAnalysis,
  { varioMps, groundSpeedMps }: Pick<AirColumns, 'varioMps' | 'groundSpeedMps'>,
): BarogramColumns {
  checkAnalysis(analysis);
  checkObject('air', { varioMps, groundSpeedMps }, ['varioMps', 'groundSpeedMps']);
  const { track, groundM, batteryV, powerW, sums } = analysis;
  const { altitudeM } = track;
  const column = (valueAt: (fix: number) => number) => {
    const values = new Float32Array(track.count);
    for (let fix = 0; fix < values.length; fix++) values[fix] = valueAt(fix);
    return values;
  };
  const { energyKwh } = sums;
  return {
    altitudeMslM: new Float32Array(altitudeM),
    ...(groundM && { heightAglM: column((fix) => altitudeM[fix]! - groundM[fix]!) }),
    speedKmh: column((fix) => groundSpeedMps[fix]! * 3.6),
    hourSpeedKmh: bestHourSpeedsKmh(track),
    varioMps,
    ...phaseColumns(analysis),
    ...(energyKwh && { energyKwh: new Float32Array(energyKwh) }),
    ...(batteryV && { batteryV }),
    ...(powerW && { powerKw: column((fix) => powerW[fix]! / 1000) }),
  };
}

/** Value of each curve for a glide or a thermal. */
const GLIDE_CURVES = {
  glideRatio: ({ glideRatio }) => glideRatio,
  glideSpeedKmh: ({ speedKmh }) => speedKmh,
  glideDistanceKm: ({ distanceKm }) => distanceKm,
  glideGainM: ({ gainM }) => gainM,
  glideDetour: ({ detour }) => detour,
  glideNetMps: ({ netMps }) => netMps,
} satisfies Record<string, (glide: DescribedGlide) => number | undefined>;

const THERMAL_CURVES = {
  thermalClimbMps: ({ climbMps }) => climbMps,
  thermalGainM: ({ gainM }) => gainM,
  thermalSpeedKmh: ({ speedKmh }) => speedKmh,
  thermalTimeS: ({ seconds }) => seconds,
  thermalBankDeg: ({ bankDeg }) => bankDeg,
} satisfies Record<string, (thermal: DescribedCircling) => number | undefined>;

function phaseColumns(analysis: FlightAnalysis) {
  const phases = describePhases(analysis);
  const glides = phases.filter((phase) => phase.kind === 'glide');
  const thermals = phases.filter((phase): phase is DescribedCircling => phase.kind === 'thermal');
  const { glideNetMps, ...glideColumns } = stepColumns(analysis, glides, GLIDE_CURVES);
  return {
    ...glideColumns,
    ...(analysis.nettoMps && { glideNetMps }),
    ...stepColumns(analysis, thermals, THERMAL_CURVES),
  };
}

/**
 * Columns with a constant value per phase. A fix between two phases has the value of the later one.
 */
function stepColumns<
  Phase extends { readonly first: number; readonly last: number },
  Name extends string,
>(
  { track: { count } }: FlightAnalysis,
  phases: readonly Phase[],
  curves: Readonly<Record<Name, (phase: Phase) => number | undefined>>,
): Record<Name, Float32Array> {
  const names = Object.keys(curves) as Name[];
  const columns = names.map((name) => {
    const values = new Float32Array(count).fill(Number.NaN);
    for (const phase of phases) {
      const isLast = phase.last === count - 1;
      values.fill(curves[name](phase) ?? Number.NaN, phase.first, isLast ? count : phase.last);
    }
    return [name, values] as const;
  });
  return Object.fromEntries(columns) as Record<Name, Float32Array>;
}
