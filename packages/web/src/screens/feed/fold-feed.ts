import type { ClubRef, FeedEntry } from '@cloudstreet/sdk';

export interface FoldedFlights {
  readonly kind: 'folded';
  readonly club: ClubRef;
  /** Day of the flights. */
  readonly date: string;
  readonly entries: readonly FeedEntry[];
}

export type FeedItem = { readonly kind: 'single'; readonly entry: FeedEntry } | FoldedFlights;

/** Fewer flights of a club and day are shown one by one. */
const MIN_FOLDED = 4;

/**
 * Folds many flights of one club and day into one item, at the place of the newest. Later pages add to
 * it, but fold nothing that was shown before.
 */
export function foldFeed(pages: readonly (readonly FeedEntry[])[]): readonly FeedItem[] {
  const items: FeedItem[] = [];
  const folded = new Map<string, FeedEntry[]>();
  for (const page of pages) {
    const counts = countByGroup(page);
    for (const entry of page) {
      const key = groupOf(entry);
      const known = key === undefined ? undefined : folded.get(key);
      const { club, scoring_date: date } = entry.flight;
      if (known) known.push(entry);
      else if (key !== undefined && club && (counts.get(key) ?? 0) >= MIN_FOLDED) {
        const entries = [entry];
        folded.set(key, entries);
        items.push({ kind: 'folded', club, date, entries });
      } else items.push({ kind: 'single', entry });
    }
  }
  return items;
}

function countByGroup(page: readonly FeedEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of page) {
    const key = groupOf(entry);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Club and day of a flight; photos are not folded. */
function groupOf({ kind, flight: { club, scoring_date: date } }: FeedEntry): string | undefined {
  return kind === 'flight' && club ? `${club.id} ${date}` : undefined;
}
