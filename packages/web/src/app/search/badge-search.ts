/** Which holders of a badge a page lists: those of the user's club, or all. */
export interface BadgeSearch {
  readonly holders?: 'club';
}

/** Parses a URL. Unknown names and invalid values are skipped. */
export function parseBadgeSearch(raw: Record<string, unknown>): BadgeSearch {
  return raw['holders'] === 'club' ? { holders: 'club' } : {};
}
