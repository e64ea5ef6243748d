import { type ContestName, findContestName, rankingTitle } from '@cloudstreet/scoring/score';
import type { RankingRequest } from '@cloudstreet/sdk';
import { document } from '@cloudstreet/sdk/contract';
import { readId } from '../platform/http/read-id.js';
import { type CatalogueLocale, messagesOf, scoringTextsOf } from '../platform/text/language.js';

/** A contest, or the free points of travels. */
type RankedContest = ContestName | 'travel';

/** A ranking, read from the address of its page. */
export interface RankingOfPage {
  readonly contest: RankedContest;
  /** Undefined if the page has filters that its card does not name. */
  readonly request: (RankingRequest & { contest: RankedContest }) | undefined;
  /** Parameters of the address that `request` has. */
  readonly search: URLSearchParams;
}

const { properties } = document.components.schemas.RankingRequest as {
  properties: Readonly<Record<keyof RankingRequest, object>>;
};
const { enum: CATEGORIES } = document.components.schemas.RankingCategory as {
  enum: readonly string[];
};

/** Reads the parameters of a ranking that its card shows. Undefined if the value is invalid. */
const READERS = {
  season: (value: string) => (/^(19|20|21)\d{2}$/.test(value) ? Number(value) : undefined),
  category: (value: string) => CATEGORIES.find((category) => category === value),
  club: readId,
  airport: readId,
  country: (value: string) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined),
} satisfies Partial<Record<keyof RankingRequest, (value: string) => string | number | undefined>>;

/**
 * Reads the ranking of a page. As on the page, unknown parameters and invalid values are skipped.
 * Undefined if there is no such contest.
 */
export function rankingOfPage(name: string, given: URLSearchParams): RankingOfPage | undefined {
  const lower = name.toLowerCase();
  const contest = lower === 'travel' ? lower : findContestName(lower);
  if (contest === undefined) return undefined;
  const search = new URLSearchParams();
  const filters: Record<string, string | number> = {};
  for (const [parameter, read] of Object.entries(READERS)) {
    const value = read(given.get(parameter) ?? '');
    if (value === undefined) continue;
    filters[parameter] = value;
    search.set(parameter, String(value));
  }
  const isWhole = [...given.keys()].every(
    (parameter) => Object.hasOwn(READERS, parameter) || !Object.hasOwn(properties, parameter),
  );
  return { contest, search, request: isWhole ? { ...filters, contest } : undefined };
}

/** Returns the title of a ranking without its season. */
export function contestTitle(contest: RankedContest, locale: CatalogueLocale): string {
  return contest === 'travel'
    ? messagesOf(locale)['ranking.travel']()
    : rankingTitle(contest, scoringTextsOf(locale));
}

/** Returns the title of a ranking with its season and category, if the address names them. */
export function titleOfRanking(
  { contest, search }: RankingOfPage,
  locale: CatalogueLocale,
): string {
  const title = contestTitle(contest, locale);
  const season = search.get('season');
  const category = search.get('category');
  const ofSeason = season === null ? title : `${title} ${season}`;
  return category === null
    ? ofSeason
    : `${ofSeason} · ${messagesOf(locale)['ranking.categories']({ category })}`;
}
