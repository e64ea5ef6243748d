import type { Flight } from '@cloudstreet/sdk';

/** A row of a rendered flight list. */
export type ListRow =
  | { readonly kind: 'heading'; readonly date: string }
  /** One row of flights side by side. */
  | {
      readonly kind: 'flights';
      readonly flights: readonly Flight[];
      /** Whether the day is in the heading above. */
      readonly isUnderDate: boolean;
    }
  | { readonly kind: 'skeletons'; readonly index: number; readonly count: number }
  | { readonly kind: 'loader' };

/** Rows of placeholders that fill a screen while the first page is loading. */
const SKELETON_ROWS = 10;
/** Rows of placeholders after the last flight while the next page is loading. */
const NEXT_SKELETON_ROWS = 2;

export type Grouping = 'day' | 'month';

export interface ListState {
  /** The flights so far; `undefined` before the first page. */
  readonly flights: readonly Flight[] | undefined;
  /** Whether there is no further page. */
  readonly isComplete: boolean;
  /** Headings of days, for lists ordered by day. */
  readonly grouping: Grouping | undefined;
  /** Number of flights side by side. */
  readonly columns: number;
}

/**
 * Returns the rows of a list. An incomplete list ends with a loader, which requests the next page.
 */
export function listRows({ flights, isComplete, grouping, columns }: ListState): ListRow[] {
  if (!flights) return skeletons(SKELETON_ROWS, columns);
  const rows: ListRow[] = grouping ? [] : linesOf(flights, columns, false);
  for (const group of grouping ? groupFlights(flights, grouping) : []) {
    rows.push(
      { kind: 'heading', date: group.date },
      ...linesOf(group.flights, columns, grouping === 'day'),
    );
  }
  if (!isComplete) rows.push({ kind: 'loader' }, ...skeletons(NEXT_SKELETON_ROWS, columns));
  return rows;
}

/** Returns a key that stays the same while rows around it are added or removed. */
export function rowKey(row: ListRow): string {
  switch (row.kind) {
    case 'heading':
      return `heading ${row.date}`;
    case 'flights':
      return `flight ${row.flights[0]?.id}`;
    case 'skeletons':
      return `skeletons ${row.index}`;
    case 'loader':
      return 'loader';
  }
}

/** Consecutive flights of one day or month in a list. */
export interface FlightGroup {
  /** Day of its first flight, `YYYY-MM-DD`. */
  readonly date: string;
  readonly flights: readonly Flight[];
}

/** Divides a list in order of days. */
export function groupFlights(flights: readonly Flight[], grouping: Grouping): FlightGroup[] {
  // The first 10 characters of `2026-07-14` are the day, the first 7 the month.
  const nameLength = grouping === 'day' ? 10 : 7;
  const groups: { name: string; date: string; flights: Flight[] }[] = [];
  for (const flight of flights) {
    const { scoring_date: date } = flight;
    const name = date.slice(0, nameLength);
    const last = groups.at(-1);
    if (last?.name === name) last.flights.push(flight);
    else groups.push({ name, date, flights: [flight] });
  }
  return groups;
}

function linesOf(flights: readonly Flight[], columns: number, isUnderDate: boolean): ListRow[] {
  return Array.from({ length: Math.ceil(flights.length / columns) }, (_, line) => ({
    kind: 'flights',
    isUnderDate,
    flights: flights.slice(line * columns, (line + 1) * columns),
  }));
}

function skeletons(rows: number, count: number): ListRow[] {
  return Array.from({ length: rows }, (_, index) => ({ kind: 'skeletons', index, count }));
}
