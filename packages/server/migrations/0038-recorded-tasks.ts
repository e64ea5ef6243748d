import { type Kysely, sql } from 'kysely';

/** Flights by the start of the task that their recorder declares, so that a task finds its flights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index flight_by_declared_start on any_flight using gist (point(
      (declared #>> '{task,point_features,0,geometry,coordinates,0}')::double precision,
      (declared #>> '{task,point_features,0,geometry,coordinates,1}')::double precision))
    where (declared #>> '{task,from_igcfile}')::boolean`.execute(db);
}
