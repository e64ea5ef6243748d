import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { findNames } from './find-names.js';
import { MAX_HINTS, readHintQuery } from './hint-query.js';
import { byMatch } from './match.js';

interface FlownAircraftRow {
  id: number;
  name: string;
  competition_id: string | null;
  registration: string | null;
  mass: number | null;
}

export const findFlownAircraft = operation('findFlownAircraft', async (request, { db }) => {
  const user = signedInUser(request);
  const query = readHintQuery(request.path.query, user);
  const rows =
    'text' in query ? await findByName(db, query.text, user.id) : await findLatest(db, query);
  return rows.map((row) => withoutNull(row));
});

/** Finds types and registrations, each with the data of the user's last flight in it. */
async function findByName(db: Executor, text: string, userId: number): Promise<FlownAircraftRow[]> {
  const found = await findNames(db, {
    text,
    kinds: ['aircraft', 'registration'],
    limit: MAX_HINTS,
  });
  const best = found.toSorted(byMatch).slice(0, MAX_HINTS);
  const [kinds, ids] = [best.map(({ kind }) => kind), best.map(({ id }) => id)];
  const { rows } = await sql<FlownAircraftRow>`
    select aircraft.id, aircraft.name,
      coalesce(own.registration, others.registration) as registration,
      coalesce(own.competition_id, others.competition_id) as competition_id, own.mass
    from unnest(${kinds}::text[], ${ids}::text[]) with ordinality as asked (kind, id, place)
    left join lateral (
      select aircraft_id, registration, competition_id, mass from any_flight
      where user_id = ${userId} and aircraft_id is not null
        and case asked.kind when 'registration' then registration = asked.id
          else aircraft_id::text = asked.id end
      order by scoring_date desc, id desc limit 1
    ) as own on true
    left join lateral (
      select aircraft_id, registration, competition_id from flight
      where asked.kind = 'registration' and own.aircraft_id is null
        and registration = asked.id and aircraft_id is not null
      order by scoring_date desc, id desc limit 1
    ) as others on true
    join aircraft on aircraft.id = coalesce(own.aircraft_id, others.aircraft_id,
      case asked.kind when 'aircraft' then asked.id::int end)
    order by place`.execute(db);
  return withoutRepeats(rows);
}

async function findLatest(
  db: Executor,
  { userId }: { userId: number },
): Promise<FlownAircraftRow[]> {
  const { rows } = await sql<FlownAircraftRow>`
    select aircraft.id, aircraft.name, last.registration, last.competition_id, last.mass
    from (
      select distinct on (aircraft_id, registration)
        id, scoring_date, aircraft_id, registration, competition_id, mass
      from any_flight where user_id = ${userId} and aircraft_id is not null
      order by aircraft_id, registration, scoring_date desc, id desc
    ) as last
    join aircraft on aircraft.id = last.aircraft_id
    order by last.scoring_date desc, last.id desc
    limit ${MAX_HINTS}`.execute(db);
  return rows;
}

/** Removes repeated aircraft, because both type and registration may contain the text. */
function withoutRepeats(rows: readonly FlownAircraftRow[]): FlownAircraftRow[] {
  const distinct = new Map<string, FlownAircraftRow>();
  for (const row of rows) {
    const key = `${row.id} ${row.registration ?? ''}`;
    if (!distinct.has(key)) distinct.set(key, row);
  }
  return [...distinct.values()];
}
