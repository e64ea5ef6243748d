import { type ContestName, findContestName } from '@cloudstreet/scoring/contest';
import { seasonOf } from '@cloudstreet/scoring/season';
import type { AircraftClass, RankingRequest } from '@cloudstreet/sdk';
import { RANKING_PAGE_SIZE } from '@cloudstreet/sdk/react';
import { utcDay } from './flight-dates.js';
import { orNotFound } from './parse-id.js';

export const CLASSES = [
  'OP',
  '18',
  '15',
  'ST',
  'CL',
  'DO',
] as const satisfies readonly AircraftClass[];

/** Which ranking of a contest is shown, as the URL holds it. */
export interface RankingSearch {
  /** Left out: the current one. */
  readonly season?: number;
  readonly category?: 'pilot';
  /** Left out: all together. */
  readonly sc_class?: AircraftClass;
  /** The row at which the list begins, a multiple of 250; left out: the first. */
  readonly skip?: number;
}

/** Reads what a URL says of a ranking; unknown names and values are skipped. */
export function parseRankingSearch(raw: Record<string, unknown>): RankingSearch {
  const { season, category, sc_class: scClass, skip } = raw;
  const year = wholeNumber(season, 1900, 2200);
  const row = wholeNumber(skip, RANKING_PAGE_SIZE, 10_000_000);
  // A class such as 18 looks like a number.
  const knownClass = CLASSES.find((one) => one === String(scClass));
  return {
    ...(year !== undefined && { season: year }),
    ...(category === 'pilot' && { category }),
    ...(knownClass && { sc_class: knownClass }),
    ...(row !== undefined && row % RANKING_PAGE_SIZE === 0 && { skip: row }),
  };
}

/** The contest in a path; anything else is a page that does not exist. */
export function parseContestPath(text: string): ContestName {
  return orNotFound(findContestName(text));
}

/** The season that a ranking shows. */
export function seasonShown({ season }: RankingSearch, now: Date): number {
  return season ?? seasonOf(utcDay(now));
}

/** The ranking to ask the server for. */
export function rankingOf(contest: ContestName, search: RankingSearch, now: Date): RankingRequest {
  return {
    contest,
    category: 'pilot',
    sc_class: search.sc_class ?? 'ALL',
    season: seasonShown(search, now),
  };
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  const isKnown = Number.isInteger(number) && number >= least && number <= most;
  return isKnown ? number : undefined;
}
