import type { Flight } from '@cloudstreet/sdk';

/** One line of a flight list as it is drawn. */
export type ListRow =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'flight'; readonly flight: Flight }
  | { readonly kind: 'skeleton'; readonly index: number }
  | { readonly kind: 'loader' };

/** Placeholders that fill a screen while the first page is on its way. */
const SKELETONS = 10;
/** And those after the last flight while the next page is. */
const NEXT_SKELETONS = 3;

export interface ListState {
  /** The flights so far; `undefined` before the first page. */
  readonly flights: readonly Flight[] | undefined;
  /** Whether there may be another page. */
  readonly isComplete: boolean;
  /** Puts the day above its flights: for lists in order of days. */
  readonly byDay: boolean;
}

/** The lines of a list. One that is not complete ends with a loader, which asks for the next page. */
export function listRows({ flights, isComplete, byDay }: ListState): ListRow[] {
  if (!flights) return skeletons(SKELETONS);
  const rows: ListRow[] = [];
  let day: string | undefined;
  for (const flight of flights) {
    if (byDay && flight.scoring_date !== day) {
      day = flight.scoring_date;
      rows.push({ kind: 'day', date: day });
    }
    rows.push({ kind: 'flight', flight });
  }
  if (!isComplete) rows.push({ kind: 'loader' }, ...skeletons(NEXT_SKELETONS));
  return rows;
}

/** A name that stays with the line while others come and go around it. */
export function rowKey(row: ListRow): string {
  switch (row.kind) {
    case 'day':
      return `day ${row.date}`;
    case 'flight':
      return `flight ${row.flight.id}`;
    case 'skeleton':
      return `skeleton ${row.index}`;
    case 'loader':
      return 'loader';
  }
}

function skeletons(count: number): ListRow[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'skeleton', index }) as const);
}
