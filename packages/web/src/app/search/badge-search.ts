/** Which holders of a badge a page lists: those whom the user follows, those of the user's club, or all. */
export interface BadgeSearch {
  readonly holders?: (typeof HOLDERS)[number];
}

const HOLDERS = ['friends', 'club'] as const;

/** Parses a URL. Unknown names and invalid values are skipped. */
export function parseBadgeSearch(
  raw: { readonly [Name in keyof BadgeSearch]: unknown },
): BadgeSearch {
  const holders = HOLDERS.find((known) => known === raw['holders']);
  return holders ? { holders } : {};
}
