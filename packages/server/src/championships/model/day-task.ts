import {
  type Conventions,
  measureTask as measureByConventions,
  type PlannedTask,
} from '@cloudstreet/scoring/competition';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { secondsOfDay } from '../../competitions/model/seconds-of-day.js';
import { withoutNull } from '../../platform/http/responses.js';
import type { Feature } from '../../tasks/points.js';
import { plannedTask } from '../../tasks/write-task.js';

/** Columns of a day that decide about the flights. */
export interface TaskOfDay {
  readonly ruleset: Schemas['RuleSet'];
  readonly points: Feature[];
  /** Minutes. */
  readonly min_time: number | null;
  readonly start_time: string | null;
  readonly start_close: string | null;
  readonly finish_close: string | null;
  readonly conventions: Schemas['ChampionshipConventions'];
}

/** Returns the task that pilots fly. Its times are times of day in UTC. */
export function taskOf(day: TaskOfDay): PlannedTask {
  const { start_time: opens, start_close: closes, finish_close: ends, min_time: minTime } = day;
  return {
    ...plannedTask({
      ruleset: day.ruleset,
      point_features: day.points,
      ...(minTime !== null && { min_time: minTime }),
    }),
    ...(opens !== null && { startOpensS: secondsOfDay(opens) }),
    ...(closes !== null && { startClosesS: secondsOfDay(closes) }),
    ...(ends !== null && { finishClosesS: secondsOfDay(ends) }),
  };
}

/** Returns the conventions of a day in the names of the scoring package. */
export function conventionsOf(given: Schemas['ChampionshipConventions']): Conventions {
  const { earth, counts_crossings: crossings, common_start: common } = given;
  const { published_distance: km, finish_min_altitude: least } = given;
  const start = {
    ...(given.start_max_altitude !== undefined && { maxAltitudeM: given.start_max_altitude }),
    ...(given.start_max_speed !== undefined && { maxSpeedKmh: given.start_max_speed }),
    ...(given.start_was_below !== undefined && { wasBelowM: given.start_was_below }),
    ...(given.gate_interval !== undefined && { gateIntervalS: given.gate_interval }),
  };
  return {
    ...(earth && { earth }),
    endsAtEdge: {
      start: given.start_at_edge ?? false,
      turnpoints: given.turnpoints_at_edge ?? false,
      finish: given.finish_at_edge ?? true,
    },
    ...(crossings !== undefined && { countsCrossings: crossings }),
    ...(km !== undefined && { publishedKm: km }),
    ...(common !== undefined && { isCommonStart: common }),
    start,
    ...(least !== undefined && { finish: { minAltitudeM: least } }),
  };
}

export interface MeasuredTask extends TaskOfDay {
  readonly min_distance: number | null;
  readonly max_distance: number | null;
}

/** Lengths of the task of a day in km: by its conventions, and of areas the shortest and longest. */
export function figuresOf(day: MeasuredTask) {
  const isArea = day.ruleset === 'AA';
  const { distanceM } = measureByConventions(taskOf(day), conventionsOf(day.conventions));
  return {
    assigned_area: isArea,
    ...withoutNull({
      distance: roundToHundredths(distanceM / 1000),
      min_distance: isArea ? day.min_distance : null,
      max_distance: isArea ? day.max_distance : null,
      min_time: isArea ? day.min_time : null,
    }),
  };
}
