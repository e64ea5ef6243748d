import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import type { Feature } from '../points.js';

export interface DeclarationRow {
  id: number;
  /** Null if the task has changed or was deleted since. */
  known_task_id: number | null;
  name: string | null;
  ruleset: Schemas['RuleSet'];
  points: Feature[];
  kind: Schemas['TaskKind'];
  distance: number;
  start_on_leg: boolean;
  closed: boolean;
  declared: Date;
  declared_until: Date;
  user_id: number;
  user_name: string;
  user_image: string | null;
  airport_id: number | null;
  airport_name: string | null;
}

/** Declarations to find. */
export interface DeclarationFilter {
  /** Time at which they count. */
  readonly now: Date;
  /** Finds their own declaration, and those of public tasks. */
  readonly viewer: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
  readonly userId?: number;
  readonly airportIds?: readonly number[] | undefined;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
}

/** Finds the declarations that count at a time and that a viewer may see, the latest first. */
export async function findDeclarations(
  db: Executor,
  { now, viewer, userId, airportIds, skip = 0, limit = 100 }: DeclarationFilter,
): Promise<DeclarationRow[]> {
  const ofUser = userId === undefined ? sql`true` : sql`made.user_id = ${userId}`;
  const ofAirport = airportIds ? sql`made.airport_id in (${sql.join(airportIds)})` : sql`true`;
  const { rows } = await sql<DeclarationRow>`
    select made.*, task.id as known_task_id, pilot.name as user_name, pilot.image_key as user_image,
      airport.name as airport_name
    from task_declaration as made
    join "user" as pilot on pilot.id = made.user_id
    left join task on task.id = made.task_id
    left join airport on airport.id = made.airport_id
    where made.declared_until > ${now} and ${isSeenBy(viewer)} and ${ofUser} and ${ofAirport}
    order by made.declared desc, made.id desc
    offset ${skip} limit ${limit}`.execute(db);
  return rows;
}

function isSeenBy(viewer: DeclarationFilter['viewer']): RawBuilder<unknown> {
  if (viewer?.isSuperuser) return sql`true`;
  return sql`(made.user_id = ${viewer?.id ?? null}::integer or task.visibility = 'public')`;
}

export function serializeDeclaration(row: DeclarationRow): Schemas['TaskDeclaration'] {
  return {
    user: withoutNull({ id: row.user_id, name: row.user_name, image: row.user_image }),
    task: serializeDeclared(row),
    declared: toTimestamp(row.declared),
    declared_until: toTimestamp(row.declared_until),
  };
}

/** Returns the declared copy of a task. */
export function serializeDeclared(row: DeclarationRow): Schemas['DeclaredTask'] {
  const { kind, distance, ruleset, start_on_leg, closed, points } = row;
  return {
    ...withoutNull({ id: row.known_task_id, name: row.name }),
    ...(row.airport_id !== null && {
      airport: { id: row.airport_id, name: row.airport_name ?? '' },
    }),
    kind,
    distance,
    ruleset,
    start_on_leg,
    closed,
    point_features: points,
  };
}
