import { checkObject } from '../units/check-value.js';
import type { AirColumns } from './air-columns.js';
import { bestHourSpeedsKmh } from './best-hour-speeds.js';
import { type DescribedCircling, type DescribedGlide, describePhases } from './describe-phases.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';

/**
 * The curves of a barogram, a value per fix. Those of thermals and glides stand over the whole
 * phase; what is unknown, or of another phase, is NaN. Curves that need the ground, the motion of
 * the air or an electric engine are absent without it.
 */
export interface BarogramColumns {
  /** Above mean sea level. */
  readonly altitudeMslM: Float32Array;
  /** Altitude less the elevation of the ground. */
  readonly heightAglM?: Float32Array;
  /** Over ground. */
  readonly speedKmh: Float32Array;
  /** Competition speed over the hour before; see `bestHourSpeedsKmh`. */
  readonly hourSpeedKmh: Float32Array;
  /** Vertical speed from `airColumns`. */
  readonly varioMps: Float32Array;
  /** Straight distance by height lost; NaN if no height was lost. */
  readonly glideRatio: Float32Array;
  /** Speed over ground along the track, for each glide from `describePhases`. */
  readonly glideSpeedKmh: Float32Array;
  /** Straight, from the first to the last fix of the glide. */
  readonly glideDistanceKm: Float32Array;
  /** Mostly negative. */
  readonly glideGainM: Float32Array;
  /** Track length by straight distance. */
  readonly glideDetour: Float32Array;
  /** Mean vertical speed of the air. */
  readonly glideNetMps?: Float32Array;
  /** Gain by time of the whole thermal, as all of a thermal from `describePhases`. */
  readonly thermalClimbMps: Float32Array;
  /** From its first to its last fix. */
  readonly thermalGainM: Float32Array;
  /** Mean airspeed. */
  readonly thermalSpeedKmh: Float32Array;
  /** Duration of the circling. */
  readonly thermalTimeS: Float32Array;
  /** atan(v² / (g·r)) of its mean circles. */
  readonly thermalBankDeg: Float32Array;
  /** Used since the first fix. */
  readonly energyKwh?: Float32Array;
  /** Voltage of the engine's battery. */
  readonly batteryV?: Float32Array;
  /** Volts times amperes of the engine. */
  readonly powerKw?: Float32Array;
}

/**
 * Makes the curves of a barogram, by the formulas of `describePhases`, `airColumns`,
 * `bestHourSpeedsKmh` and `electricPowerW`.
 *
 * @param air From `airColumns`, of the same track.
 * @throws {TypeError} If the analysis was not prepared, or the air has not these columns.
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

/** Value shown over a glide or a thermal. */
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

/** Columns that have a value of its own for each phase; where two meet, that of the later one. */
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
