/** The contests that every flight takes part in, each with how many flights count in its ranking. */
export const CONTESTS = { free: 5, triangle: 3, out_return: 3, out: 1, speed: 3 } as const;

export type ContestName = keyof typeof CONTESTS;

export const CONTEST_NAMES = Object.keys(CONTESTS) as readonly ContestName[];

/** The contest of a name as callers may write it: `sprint` is another name of `speed`. */
export function toContestName(name: ContestName | 'sprint' | undefined): ContestName {
  return name === 'sprint' ? 'speed' : (name ?? 'free');
}
