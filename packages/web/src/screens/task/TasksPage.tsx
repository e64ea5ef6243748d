import type { Task, UserRef } from '@cloudstreet/sdk';
import { listTasks } from '@cloudstreet/sdk/operations';
import { instanceQueries, operationPages } from '@cloudstreet/sdk/react';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';

import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import {
  CENTRAL_COMPETITIONS_PATH,
  CHAMPIONSHIPS_PATH,
  COMPETITIONS_PATH,
  DECLARED_PATH,
  entityPath,
  pathWith,
  planPath,
} from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { mapPoints } from '../../app/tasks/task-points.js';
import { taskZones } from '../../app/tasks/task-zones.js';
import { userTasksPath } from '../../app/tasks/user-tasks-path.js';
import { TaskFilterChips, TaskFilters } from './TaskFilters.js';
import { TaskLink } from './TaskLink.js';
import * as styles from './TaskPage.css.js';
import { TASK_LISTS, type TaskList, type TasksSearch, taskFilters } from './tasks-search.js';

export interface TasksPageProps {
  search: TasksSearch;
  /** Owner of the tasks; by default the reader, whose page also lists those of all. */
  owner?: UserRef;
}

/** Tasks of a user, those that they like, and those of all, as a list and on a map. */
export function TasksPage({ search, owner }: TasksPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const me = useMe();
  const user = owner ?? me ?? undefined;
  const shown = user ? (search.list ?? 'mine') : 'all';
  const list = useInfiniteQuery({
    ...operationPages(api, listTasks, {
      ...taskFilters(search),
      ...(user && shown === 'mine' && { user_id_in: [user.id] }),
      ...(user && shown === 'starred' && { starred_by: user.id }),
    }),
    meta: { explains: 'all' },
  });
  const tasks = useMemo(() => list.data?.pages.flat() ?? [], [list.data]);
  const path = owner ? userTasksPath(owner.id) : '/task';
  const show = (next: TasksSearch) =>
    void navigate({ href: pathWith(path, next), resetScroll: false });
  const map = (
    <AppMaps>
      <TasksMap
        tasks={tasks}
        selectedId={search.task}
        onSelect={(task) => show({ ...search, task })}
      />
    </AppMaps>
  );
  const isRoomy = useMediaQuery(media.middle);
  const { list: _list, order_by: _order, task: _task, ...filters } = search;
  return (
    <AppPage secondary={map}>
      <PageHeader
        title={owner ? messages['task.of']({ name: owner.name }) : messages['task.title']()}
        note={owner ? <OwnerLinks owner={owner} /> : <FurtherLists />}
        actions={(!owner || owner.id === me?.id) && <NewTaskLinks />}
      />
      {user && <Lists search={search} shown={shown} owner={owner} path={path} />}
      <TaskFilters search={search} onChange={show} isOfUser={shown === 'mine'} />
      <TaskFilterChips search={search} onChange={show} />
      <PagedRows
        list={list}
        empty={
          Object.keys(filters).length > 0 ? (
            <EmptyState title={messages['task.noMatch']()} drawing="glider" />
          ) : (
            <EmptyState title={messages['task.none']()} drawing="glider">
              {messages['task.none.how']()}
            </EmptyState>
          )
        }
      >
        {(task) => (
          <TaskLink
            key={task.id}
            task={task}
            hasOwner={shown !== 'mine'}
            isShown={task.id === search.task}
            // On a phone, the map is in a closed sheet.
            onShow={isRoomy ? () => show({ ...search, task: task.id }) : undefined}
          />
        )}
      </PagedRows>
    </AppPage>
  );
}

interface TasksMapProps {
  tasks: readonly Task[];
  selectedId: number | undefined;
  onSelect: (id: number) => void;
}

function TasksMap({ tasks, selectedId, onSelect }: TasksMapProps) {
  const messages = useMessages();
  const points = useMemo(() => tasks.map((task) => mapPoints(task.point_features)), [tasks]);
  const index = tasks.findIndex(({ id }) => id === selectedId);
  const selected = tasks[index];
  const zones = useMemo(() => selected && taskZones(selected), [selected]);
  return (
    <LazyTaskMap
      label={messages['task.map.all']()}
      tasks={points}
      selected={selected && index}
      zones={zones}
      onSelect={(one) => {
        const task = tasks[one];
        if (task) onSelect(task.id);
      }}
    />
  );
}

interface ListsProps {
  search: TasksSearch;
  shown: TaskList;
  owner: UserRef | undefined;
  path: string;
}

/** Own tasks, liked ones, and on the page of the reader those of all. */
function Lists({ search, shown, owner, path }: ListsProps) {
  const messages = useMessages();
  const { task: _task, user: _user, ...kept } = search;
  return (
    <LinkSegments
      label={messages['task.lists']()}
      segments={TASK_LISTS.filter((one) => !owner || one !== 'all').map((one) => ({
        href: pathWith(path, { ...kept, list: one }),
        isCurrent: one === shown,
        label:
          owner && one === 'mine' ? messages['task.title']() : messages['task.list']({ list: one }),
      }))}
    />
  );
}

function OwnerLinks({ owner }: { owner: UserRef }) {
  const messages = useMessages();
  return (
    <span className={styles.note}>
      <Link href={entityPath('user', owner.id)}>{messages['friends.profile']()}</Link>
      <Link href={pathWith('/task', { list: 'all' })}>
        {messages['task.list']({ list: 'all' })}
      </Link>
    </span>
  );
}

function NewTaskLinks() {
  const messages = useMessages();
  return (
    <>
      <ButtonLink size="small" href={planPath()} tone="primary">
        {messages['plan.title']()}
      </ButtonLink>
      <ButtonLink size="small" href="/task/upload">
        <Upload size={16} aria-hidden />
        {messages['task.upload']()}
      </ButtonLink>
    </>
  );
}

function FurtherLists() {
  const messages = useMessages();
  return (
    <Inline>
      <Link href={DECLARED_PATH}>{messages['declare.list']()}</Link>
      <Link href={COMPETITIONS_PATH}>{messages['competition.title']()}</Link>
      <Link href={CHAMPIONSHIPS_PATH}>{messages['championship.title']()}</Link>
      <CentralLink />
    </Inline>
  );
}

/** Leads to the competitions of SoaringSpot where the operator has a key. */
function CentralLink() {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } });
  if (!data?.central_competitions) return null;
  return <Link href={CENTRAL_COMPETITIONS_PATH}>{messages['central.title']()}</Link>;
}
