import { listCompetitions } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Select } from '@cloudstreet/ui/fields/Select';
import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { FilterChips } from '@cloudstreet/ui/filters/FilterChips';
import { seasonsUpTo } from '@cloudstreet/ui/filters/flight-dates';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CompetitionRow } from '../../app/competitions/CompetitionRow.js';
import { SCORE_KINDS } from '../../app/competitions/competition-choices.js';
import { useApp, useNow } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { COMPETITIONS_PATH, pathWith } from '../../app/paths.js';
import { FilterName } from '../../app/search/FilterName.js';
import { useMe } from '../../app/session.js';
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
      ...(search.airport !== undefined && { airport_id_in: [search.airport] }),
      ...(search.task !== undefined && { task_id_in: [search.task] }),
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
      <Chips search={search} />
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
        {(competition) => <CompetitionRow key={competition.id} competition={competition} />}
      </PagedRows>
    </AppPage>
  );
}

function isFiltered({ kind, season, airport, task }: CompetitionsSearch): boolean {
  return [kind, season, airport, task].some((filter) => filter !== undefined);
}

/** The airport or task with whose page the list was opened. */
function Chips({ search }: { search: CompetitionsSearch }) {
  const navigate = useNavigate();
  const show = (next: CompetitionsSearch) => void navigate({ to: '/task/score', search: next });
  const { airport, task, ...others } = search;
  const { airport: _airport, ...withoutAirport } = search;
  const { task: _task, ...withoutTask } = search;
  const chips = [
    { filter: 'airport' as const, value: airport, without: withoutAirport },
    { filter: 'task' as const, value: task, without: withoutTask },
  ].flatMap(({ value, ...chip }) => (value === undefined ? [] : [{ ...chip, value }]));
  return (
    <FilterChips count={chips.length} shown={search} onClear={() => show(others)}>
      {chips.map(({ without, ...applied }) => (
        <FilterName key={applied.filter} applied={applied}>
          {(name) => <FilterChip name={name} onRemove={() => show(without)} />}
        </FilterName>
      ))}
    </FilterChips>
  );
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
