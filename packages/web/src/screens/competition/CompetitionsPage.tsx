import type { Competition } from '@cloudstreet/sdk';
import { listCompetitions } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Select } from '@cloudstreet/ui/fields/Select';
import { seasonsUpTo } from '@cloudstreet/ui/filters/flight-dates';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Distance } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CompetitionPlace } from '../../app/competitions/CompetitionPlace.js';
import { SCORE_KINDS } from '../../app/competitions/competition-choices.js';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp, useNow } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { COMPETITIONS_PATH, competitionPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import * as styles from './Competition.css.js';
import {
  COMPETITION_LISTS,
  COMPETITION_ORDERS,
  type CompetitionsSearch,
} from './competition-search.js';

/** Local competitions, the latest first. */
export function CompetitionsPage({ search }: { search: CompetitionsSearch }) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const list = useInfiniteQuery({
    ...operationPages(api, listCompetitions, {
      ...(me && search.list === 'mine' && { user_id_in: [me.id] }),
      ...(search.kind && { score_kind: search.kind }),
      ...(search.season !== undefined && { season_in: [search.season] }),
      order_by: search.order_by ?? '-scoring_date',
    }),
    meta: { explains: 'all' },
  });
  const { list: _list, ...filters } = search;
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['competition.title']()}
        note={
          <>
            {messages['competition.note']()} <Link href="/task">{messages['task.title']()}</Link>
          </>
        }
      />
      <Inline>
        {me && (
          <LinkSegments
            label={messages['competition.lists']()}
            segments={COMPETITION_LISTS.map((one) => ({
              href: pathWith(
                COMPETITIONS_PATH,
                one === 'mine' ? { ...filters, list: one } : filters,
              ),
              isCurrent: one === (search.list ?? 'all'),
              label: messages['competition.list']({ list: one }),
            }))}
          />
        )}
        <Filters search={search} />
      </Inline>
      <PagedRows
        list={list}
        empty={
          isFiltered(search) ? (
            <EmptyState title={messages['competition.noMatch']()} drawing="windsock" />
          ) : (
            <EmptyState title={messages['competition.none']()} drawing="windsock">
              {messages['competition.none.how']()}
            </EmptyState>
          )
        }
      >
        {(competition) => <CompetitionLink key={competition.id} competition={competition} />}
      </PagedRows>
    </AppPage>
  );
}

function isFiltered({ kind, season }: CompetitionsSearch): boolean {
  return kind !== undefined || season !== undefined;
}

const ALL = 'all';

function Filters({ search }: { search: CompetitionsSearch }) {
  const messages = useMessages();
  const navigate = useNavigate();
  const seasons = seasonsUpTo(useNow());
  const show = (next: CompetitionsSearch) => void navigate({ to: '/task/score', search: next });
  const { kind: _kind, ...withoutKind } = search;
  const { season: _season, ...withoutSeason } = search;
  return (
    <>
      <Select<(typeof SCORE_KINDS)[number] | typeof ALL>
        look="chip"
        label={messages['competition.flights']()}
        isRequired
        options={[
          { id: ALL, label: messages['competition.filter.all']({ filter: 'kind' }) },
          ...SCORE_KINDS.map((id) => ({ id, label: messages['competition.kind']({ kind: id }) })),
        ]}
        value={search.kind ?? ALL}
        onChange={(kind) => show(kind === ALL ? withoutKind : { ...search, kind })}
      />
      <Select
        look="chip"
        label={messages['competition.filter']({ filter: 'season' })}
        isRequired
        options={[
          { id: ALL, label: messages['competition.filter.all']({ filter: 'season' }) },
          ...seasons.map((season) => ({ id: String(season), label: String(season) })),
        ]}
        value={search.season === undefined ? ALL : String(search.season)}
        onChange={(season) =>
          show(season === ALL ? withoutSeason : { ...search, season: Number(season) })
        }
      />
      <Select
        look="chip"
        label={messages['collection.order']()}
        isRequired
        options={COMPETITION_ORDERS.map((order) => ({
          id: order,
          label: messages['competition.order']({ order: order.replace('-', 'minus_') }),
        }))}
        value={search.order_by ?? '-scoring_date'}
        onChange={(order) => show({ ...search, order_by: order })}
      />
    </>
  );
}

function CompetitionLink({ competition }: { competition: Competition }) {
  const messages = useMessages();
  const titleOf = useCompetitionTitle();
  const { id, user, user_group: group, distance, attempts, status } = competition;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link href={competitionPath(id)}>{titleOf(competition)}</Link>
        <Chip tone="neutral">{messages['central.status']({ status })}</Chip>
      </span>
      <span className={styles.hint}>
        <span>
          <CompetitionPlace competition={competition} />
        </span>
        <Distance km={distance} />
        <span>{messages['competition.attempts']({ count: attempts })}</span>
        {group && <span>{group.name}</span>}
        <span>{user.name}</span>
      </span>
    </li>
  );
}
