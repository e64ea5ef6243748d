import { type RawBuilder, sql } from 'kysely';

/** Recorders round positions to thousandths of minutes. */
export const SAME_POINT_DEG = 0.0005;

/**
 * Selects the ids of the flights that were declared for tasks: online, or in the recorder with the same
 * points. A viewer finds those of public tasks and of their own.
 */
export function flightsOfTasks(
  ids: readonly number[],
  viewer: number | undefined,
): RawBuilder<number> {
  const isSeen = sql`task.id in (${sql.join(ids)})
    and (task.visibility = 'public' or task.user_id = ${viewer ?? null}::integer)`;
  return sql`
    select flight.id from task join any_flight as flight on flight.task_id = task.id
    where ${isSeen} and not ${IS_RECORDED}
    union all
    select flight.id from task join any_flight as flight on ${startsAt()} and ${isSameCourse()}
    where ${isSeen} and ${IS_RECORDED}`;
}

/** Selects the public task with the points of the recorder's declaration of a flight: its pilot's, or the oldest. */
export function taskOfRecorder(): RawBuilder<number | null> {
  return sql`(
    select task.id from task
    where ${IS_RECORDED} and task.visibility = 'public'
      and point(task.lon, mercator_lat(task.lat)) <@ box(
        point(${START_LON} - ${tolerance}, mercator_lat(${START_LAT} - ${tolerance})),
        point(${START_LON} + ${tolerance}, mercator_lat(${START_LAT} + ${tolerance})))
      and ${isSameCourse()}
    order by (task.user_id = flight.user_id) is true desc, task.id limit 1)`;
}

const tolerance = sql.lit(SAME_POINT_DEG);
/** The expressions of the index `flight_by_declared_start`. */
const IS_RECORDED = sql`(flight.declared #>> '{task,from_igcfile}')::boolean`;
const START_LON = sql`(flight.declared #>> '{task,point_features,0,geometry,coordinates,0}')::double precision`;
const START_LAT = sql`(flight.declared #>> '{task,point_features,0,geometry,coordinates,1}')::double precision`;

/** The declared start of a flight is that of a task, by an index. */
function startsAt(): RawBuilder<boolean> {
  return sql`point(${START_LON}, ${START_LAT}) <@ box(
    point(task.lon - ${tolerance}, task.lat - ${tolerance}),
    point(task.lon + ${tolerance}, task.lat + ${tolerance}))`;
}

/** All points of a declaration are those of a task, in the same order. */
function isSameCourse(): RawBuilder<boolean> {
  return sql`jsonb_array_length(flight.declared #> '{task,point_features}') = jsonb_array_length(task.points)
    and not exists (
      select from jsonb_array_elements(task.points) with ordinality as planned (feature, place)
      cross join lateral (
        select flight.declared #> '{task,point_features}' -> (place::integer - 1) as feature
      ) as declared
      where ${differs(0)} or ${differs(1)})`;
}

function differs(axis: number): RawBuilder<boolean> {
  const degrees = (feature: string) =>
    sql`(${sql.ref(feature)} #>> ${sql.lit(`{geometry,coordinates,${axis}}`)})::double precision`;
  return sql`abs(${degrees('planned.feature')} - ${degrees('declared.feature')}) >= ${tolerance}`;
}
