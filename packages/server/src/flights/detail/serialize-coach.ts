import type {
  Coach,
  Coaching,
  GlideAdvice,
  GlideFigures,
  MassSpeed,
  Refusal,
  SpeedAdvice,
  ThermalAdvice,
  ThermalTip,
  TimeLost,
  WeightAdvice,
} from '@cloudstreet/scoring/analyse';
import type { FixInterval, Track } from '@cloudstreet/scoring/parse';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

interface CoachedInterval {
  readonly track: Track;
  readonly interval: FixInterval;
}

const NO_FIXES = { refusal: 'no_fixes' } as const;

/** Result for an interval with fewer than two fixes. */
export const NO_COACH: Schemas['Coach'] = {
  airspeed_estimated: true,
  wind_percentage: 0,
  thermals: NO_FIXES,
  glides: NO_FIXES,
  speed: NO_FIXES,
  weight: NO_FIXES,
  time_lost: NO_FIXES,
};

/** Converts the result of the coach to the names and units of the contract. */
export function serializeCoach(
  result: Coach,
  { track, interval }: CoachedInterval,
): Schemas['Coach'] {
  return withoutNull({
    start_time: timeOf(track, interval.first),
    end_time: timeOf(track, interval.last),
    distance: result.distanceKm,
    mass: rounded(result.mass?.massKg, 1),
    mass_from: result.mass && MASS_FROM[result.mass.from],
    airspeed_estimated: result.airspeedIsEstimated,
    wind_percentage: rounded(result.windShare, 3),
    thermals: part(result.thermals, serializeThermals),
    glides: part(result.glides, (advice) => serializeGlides(advice, track)),
    speed: part(result.speed, serializeSpeed),
    weight: part(result.weight, serializeWeight),
    time_lost: part(result.timeLost, serializeTimeLost),
  });
}

const MASS_FROM = { given: 'flight', polar: 'polar' } as const;

const REFUSALS: Record<Refusal, Schemas['CoachRefusal']> = {
  tooSparse: 'too_sparse',
  noPolar: 'no_polar',
  noMass: 'no_mass',
  noMassLimits: 'no_mass_limits',
  noThermals: 'no_thermals',
  noClimb: 'no_climb',
  noGlides: 'no_glides',
};

function part<Advice, Serialized>(
  { advice, refusal }: Coaching<Advice>,
  serialize: (advice: Advice) => Serialized,
): { advice?: Serialized; refusal?: Schemas['CoachRefusal'] } {
  return advice === undefined ? { refusal: REFUSALS[refusal!] } : { advice: serialize(advice) };
}

function serializeThermals(advice: ThermalAdvice): Schemas['CoachThermals'] {
  return withoutNull({
    thermal_count: advice.thermalCount,
    thermal_avg: rounded(advice.climbMps, 2),
    net_avg: rounded(advice.netClimbMps, 2),
    climb_by_fifth: advice.climbByFifthMps.map((climbMps) => rounded(climbMps, 2)),
    late_percentage: rounded(advice.lateShare, 3),
    climb_by_height: advice.climbByHeight.map(({ fromM, toM, seconds, gainM, climbMps }) =>
      withoutNull({
        from_alt: rounded(fromM, 2),
        to_alt: rounded(toM, 2),
        seconds,
        gain: gainM,
        thermal_avg: rounded(climbMps, 2),
      }),
    ),
    thermal_radius: rounded(advice.radiusM, 1),
    thermal_bank: rounded(advice.bankDeg, 1),
    optimal_radius: rounded(advice.optimalRadiusM, 1),
    wide_percentage: rounded(advice.wideShare, 3),
    left_percentage: rounded(advice.leftShare, 3),
    right_percentage: rounded(advice.rightShare, 3),
    tips: advice.tips.map(serializeThermalTip),
  });
}

function serializeThermalTip(tip: ThermalTip): Schemas['CoachThermals']['tips'][number] {
  const percentage = rounded(tip.share, 3);
  if (tip.kind === 'leaveEarlier') {
    return { kind: 'leave_earlier', percentage, extra_seconds: rounded(tip.extraS, 0) };
  }
  if (tip.kind === 'circleBothWays') {
    return { kind: 'circle_both_ways', percentage, direction: tip.turn };
  }
  return {
    kind: 'circle_tighter',
    percentage,
    radius: rounded(tip.radiusM, 1),
    optimal_radius: rounded(tip.optimalRadiusM, 1),
  };
}

function serializeGlides({ all, glides }: GlideAdvice, track: Track): Schemas['CoachGlides'] {
  return {
    all: serializeGlide(all),
    glides: glides.map((glide) => ({
      start_time: timeOf(track, glide.first),
      end_time: timeOf(track, glide.last),
      ...serializeGlide(glide),
    })),
  };
}

function serializeGlide(glide: GlideFigures): Schemas['CoachGlideFigures'] {
  return withoutNull({
    seconds: glide.seconds,
    distance: rounded(glide.distanceKm, 2),
    detour: rounded(glide.detour, 3),
    gain: glide.gainM,
    percentage_lift: rounded(glide.liftShare, 3),
    netto: rounded(glide.nettoMps, 2),
    speed: rounded(glide.meanKmh, 1),
    optimal_speed: rounded(glide.optimalKmh, 1),
    glide_ratio: rounded(glide.glideRatio, 1),
    polar_ratio: rounded(glide.polarRatio, 1),
    too_fast_seconds: rounded(glide.tooFastS, 0),
    too_slow_seconds: rounded(glide.tooSlowS, 0),
    judged_seconds: rounded(glide.judgedS, 0),
  });
}

function serializeSpeed(advice: SpeedAdvice): Schemas['CoachSpeed'] {
  const { macCready } = advice;
  return withoutNull({
    mac_cready: rounded(macCready.climbMps, 2),
    mac_cready_from: macCready.from === 'flight' ? ('flight' as const) : ('range' as const),
    netto: rounded(advice.meanNettoMps, 2),
    speed: rounded(advice.meanKmh, 1),
    optimal_speed: rounded(advice.optimalKmh, 1),
    bands: advice.bands.map((band) =>
      withoutNull({
        from_speed: band.fromKmh,
        to_speed: band.toKmh,
        flown_percentage: rounded(band.flownShare, 3),
        optimal_percentage: rounded(band.optimalShare, 3),
      }),
    ),
    judged_seconds: rounded(advice.judgedS, 0),
    low_seconds: rounded(advice.lowS, 0),
    unknown_seconds: rounded(advice.unknownS, 0),
    judged_from_agl: advice.judgedFromAglM,
    tips: advice.tips.map((tip) =>
      withoutNull({
        kind: tip.kind === 'flyFaster' ? ('fly_faster' as const) : ('fly_slower' as const),
        from_speed: tip.fromKmh,
        to_speed: tip.toKmh,
        speed: rounded(tip.meanKmh, 1),
        optimal_speed: rounded(tip.optimalKmh, 1),
        flown_percentage: rounded(tip.flownShare, 3),
        optimal_percentage: rounded(tip.optimalShare, 3),
      }),
    ),
  });
}

function serializeWeight(advice: WeightAdvice): Schemas['CoachWeight'] {
  return {
    flown: serializeMass(advice.flown),
    best: serializeMass(advice.best),
    speed_gain: rounded(advice.gainKmh, 2),
    curve: advice.curve.map(serializeMass),
    tips: advice.tips.map((tip) => ({
      kind: tip.kind === 'tooLight' ? 'too_light' : 'too_heavy',
      mass: rounded(tip.massKg, 1),
      best_mass: rounded(tip.bestMassKg, 1),
      speed_gain: rounded(tip.gainKmh, 2),
    })),
  };
}

function serializeMass({ massKg, speedKmh }: MassSpeed): Schemas['CoachMassSpeed'] {
  return { mass: rounded(massKg, 1), speed: rounded(speedKmh, 2) };
}

function serializeTimeLost(lost: TimeLost): Schemas['CoachTimeLost'] {
  const { causes } = lost;
  return withoutNull({
    flown_seconds: lost.flownS,
    ideal_seconds: rounded(lost.idealS, 1),
    lost_seconds: rounded(lost.lostS, 1),
    ideal_speed: rounded(lost.idealKmh, 1),
    causes: {
      weak_climbs: rounded(causes.weakClimbsS, 1),
      strong_climbs: rounded(causes.strongClimbsS, 1),
      attempts: rounded(causes.attemptsS, 1),
      too_fast: rounded(causes.tooFastS, 1),
      too_slow: rounded(causes.tooSlowS, 1),
      detour: rounded(causes.detourS, 1),
      speed_change: rounded(causes.speedChangeS, 1),
    },
    unjudged_seconds: rounded(lost.unjudgedS, 1),
  });
}

function timeOf({ dayStartS, timeS }: Track, fix: number): string {
  return toTimestamp(new Date((dayStartS + timeS[fix]!) * 1000));
}

function rounded(value: number, decimals: number): number;
function rounded(value: number | undefined, decimals: number): number | undefined;
function rounded(value: number | undefined, decimals: number): number | undefined {
  if (value === undefined) return undefined;
  const factor = 10 ** decimals;
  // Avoids −0.
  return Math.round(value * factor) / factor + 0;
}
