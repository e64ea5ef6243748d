import type { ContestName } from '@cloudstreet/scoring/contest';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useNavigate } from '@tanstack/react-router';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { type RankingSearch, rankingOf, seasonShown } from '../../app/search/ranking-search.js';
import { formatUrlSearch } from '../../app/search/url-search.js';
import { RankingFilters } from './RankingFilters.js';
import { RankingList } from './RankingList.js';

export interface RankingPageProps {
  contest: ContestName;
  search: RankingSearch;
}

/** Who leads a season in a contest. What it shows is in the URL alone. */
export function RankingPage({ contest, search }: RankingPageProps) {
  const messages = useMessages();
  const now = useNow();
  const navigate = useNavigate();
  const { skip = 0, ...ranking } = search;
  function show(next: RankingSearch, of: ContestName = contest) {
    void navigate({ to: '/ranking/$contest', params: { contest: of }, search: next });
  }
  const place = formatUrlSearch(ranking);
  return (
    <AppPage place={place}>
      <PageHeader
        title={messages['ranking.title']({
          contest: messages['contest.name']({ name: contest }),
        })}
        note={messages['ranking.note']({ year: String(seasonShown(search, now)) })}
      />
      <RankingFilters contest={contest} search={ranking} onChange={show} />
      <RankingList
        // Another ranking begins with its own rows closed.
        key={`${contest}${place}`}
        ranking={rankingOf(contest, search, now)}
        from={skip}
        onEnter={(row) => show(row > 0 ? { ...ranking, skip: row } : ranking)}
      />
    </AppPage>
  );
}
