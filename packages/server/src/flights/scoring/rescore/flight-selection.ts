import type { Executor } from '../../../platform/database/database.js';

/** Selects flights with all given properties, or all flights without any. */
export interface FlightSelection {
  readonly ids?: readonly number[];
  readonly season?: number;
  /** First and last local date of takeoff, `YYYY-MM-DD`, inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly userId?: number;
  readonly aircraftId?: number;
  /** Skips flights up to this id. */
  readonly after?: number;
}

/** Ids read at a time, because there may be more flights than fit into memory. */
const PAGE = 500;

/** Counts the flights of a selection. */
export async function countSelected(db: Executor, selection: FlightSelection): Promise<number> {
  const { count } = await select(db, selection)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Yields the ids of a selection, ascending. */
export async function* selectedIds(
  db: Executor,
  selection: FlightSelection,
): AsyncGenerator<number, void> {
  let { after = 0 } = selection;
  for (;;) {
    const rows = await select(db, { ...selection, after })
      .select('id')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id } of rows) yield id;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Returns the ids without a flight. */
export async function findUnknown(db: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await select(db, { ids }).select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

function select(db: Executor, selection: FlightSelection) {
  const { ids, season, from, to, userId, aircraftId, after } = selection;
  return db
    .selectFrom('any_flight')
    .where((eb) =>
      eb.and([
        ...(ids ? [eb('id', '=', eb.fn.any(eb.val(ids)))] : []),
        ...(season === undefined ? [] : [eb('season', '=', season)]),
        ...(from === undefined ? [] : [eb('scoring_date', '>=', from)]),
        ...(to === undefined ? [] : [eb('scoring_date', '<=', to)]),
        ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
        ...(aircraftId === undefined ? [] : [eb('aircraft_id', '=', aircraftId)]),
        ...(after === undefined ? [] : [eb('id', '>', after)]),
      ]),
    );
}
