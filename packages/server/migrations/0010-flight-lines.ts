import { type Kysely, sql } from 'kysely';

/**
 * The way of each flight for maps of many: `line` as it is sent, `path` as what can be asked whether
 * it crosses a view, `bounds` around it for the index. A flight that was scored before is drawn by
 * its outline, and counts as crossing every view that its box touches.
 */
const STATEMENTS = [
  `create table flight_line (
     flight_id integer primary key references flight on delete cascade,
     line text not null,
     path path,
     bounds box not null
   )`,
  `insert into flight_line (flight_id, line, bounds)
   select id, polyline, box(point(bbox[1], bbox[2]),
     point(case when bbox[3] < bbox[1] then bbox[3] + 360 else bbox[3] end, bbox[4]))
   from flight where bbox is not null and polyline is not null`,
  'create index flight_line_by_bounds on flight_line using gist (bounds)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
