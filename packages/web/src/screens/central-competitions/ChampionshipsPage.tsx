import type { Championship } from '@cloudstreet/sdk';
import { listCentralCompetitions, listChampionships } from '@cloudstreet/sdk/operations';
import { instanceQueries, operationPages, operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Flag } from '@cloudstreet/ui/values/Flag';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { COMPETITIONS_PATH, championshipPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import * as styles from './CentralCompetitions.css.js';
import { CentralCompetitionLinks } from './CentralCompetitionsPage.js';
import { CompetitionDates } from './CompetitionDates.js';
import { CreateChampionship } from './CreateChampionship.js';

/** Competitions of several days: those that are run here, then those of SoaringSpot. */
export function ChampionshipsPage() {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const list = useInfiniteQuery({
    ...operationPages(api, listChampionships),
    meta: { explains: 'all' },
  });
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['championship.title']()}
        note={
          <>
            {messages['championship.note']()}{' '}
            <Link href={COMPETITIONS_PATH}>{messages['competition.title']()}</Link>
          </>
        }
        actions={me && <CreateChampionship me={me} />}
      />
      <PagedRows
        list={list}
        empty={<EmptyState title={messages['central.none']()} drawing="windsock" />}
      >
        {(championship) => <ChampionshipLink key={championship.id} championship={championship} />}
      </PagedRows>
      <SoaringSpot />
    </AppPage>
  );
}

function ChampionshipLink({ championship }: { championship: Championship }) {
  const messages = useMessages();
  const { id, name, place, country, user } = championship;
  return (
    <li className={styles.row}>
      <Link href={championshipPath(id)}>{name ?? messages['championship.title']()}</Link>
      <span className={styles.hint}>
        {country !== undefined && <Flag country={country} />} {place}
      </span>
      <span className={styles.hint}>
        <CompetitionDates competition={championship} /> · {user.name}
      </span>
    </li>
  );
}

/** Competitions of SoaringSpot, where the operator has a key. */
function SoaringSpot() {
  const { api } = useApp();
  const messages = useMessages();
  const { data: instance } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
  });
  const query = useQuery({
    ...operationQuery(api, listCentralCompetitions, {}),
    enabled: instance?.central_competitions === true,
    meta: { explains: 'all' },
  });
  if (!instance?.central_competitions) return null;
  return (
    <Section title={messages['central.title']()}>
      <p className={styles.hint}>{messages['central.note']()}</p>
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="8rem" />}
      {query.data && <CentralCompetitionLinks competitions={query.data} />}
    </Section>
  );
}
