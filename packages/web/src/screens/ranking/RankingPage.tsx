import { rankingMutations } from '@cloudstreet/sdk/react';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useNavigate } from '@tanstack/react-router';
import { useApp, useNow } from '../../app/context.js';
import { DownloadMenu } from '../../app/lists/DownloadMenu.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { rankedTitle } from '../../app/search/ranked-title.js';
import {
  type RankedContest,
  type RankingSearch,
  rankingOf,
  seasonShown,
} from '../../app/search/ranking-search.js';
import { formatUrlSearch } from '../../app/search/url-search.js';
import * as styles from './Ranking.css.js';
import { RankingChips } from './RankingChips.js';
import { RankingFilters } from './RankingFilters.js';
import { RankingList } from './RankingList.js';
import { RankingRules } from './RankingRules.js';

export interface RankingPageProps {
  contest: RankedContest;
  search: RankingSearch;
}

/** Ranking of a season in a contest. Its state is only in the URL. */
export function RankingPage({ contest, search }: RankingPageProps) {
  const { api, scoringTexts } = useApp();
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const now = useNow();
  const navigate = useNavigate();
  function show(next: RankingSearch, of: RankedContest = contest) {
    void navigate({ to: '/ranking/$contest', params: { contest: of }, search: next });
  }
  const place = formatUrlSearch({ ...search });
  const ranking = rankingOf(contest, search, now);
  const { season, category, sc_class, order_by } = search;
  return (
    <AppPage place={place}>
      <PageHeader
        title={rankedTitle(contest, messages, scoringTexts)}
        note={
          <span className={styles.note}>
            {kitMessages['filters.season.name']({ year: String(seasonShown(search, now)) })}
            <RankingRules contest={contest} search={search} />
          </span>
        }
        actions={
          <DownloadMenu
            label={messages['download.ranking']()}
            name="ranking"
            download={rankingMutations.download(api, ranking)}
          />
        }
      />
      <RankingFilters contest={contest} search={search} onChange={show} />
      <RankingChips search={search} onChange={show} />
      <RankingList
        // In another ranking all rows are closed at first.
        key={`${contest}${place}`}
        ranking={ranking}
        onClear={() =>
          show({
            ...(season && { season }),
            ...(category && { category }),
            ...(sc_class && { sc_class }),
            ...(order_by && { order_by }),
          })
        }
      />
    </AppPage>
  );
}
