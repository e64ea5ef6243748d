import { taskQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocalCompetitions } from '../../app/competitions/LocalCompetitions.js';
import { useApp } from '../../app/context.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { mapPoints } from '../../app/tasks/task-points.js';
import { taskZones } from '../../app/tasks/task-zones.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import { TaskHead } from './TaskHead.js';
import * as styles from './TaskPage.css.js';
import { LegTable, WorthTable } from './TaskTables.js';
import type { TaskSearch } from './task-search.js';

export interface TaskPageProps {
  id: number;
  search: TaskSearch;
}

/** A task on a map, with its legs and its worth. */
export function TaskPage({ id, search: { link } }: TaskPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const nameOf = useTaskName();
  const { data: task } = useSuspenseQuery(
    taskQueries.detail(api, id, link === undefined ? {} : { link }),
  );
  const tasks = useMemo(() => [mapPoints(task.point_features)], [task.point_features]);
  const zones = useMemo(() => taskZones(task), [task]);
  // The map is the main content, so without a second pane it is on the page and not in a sheet.
  const isRoomy = useMediaQuery(media.middle);
  const map = (
    <AppMaps>
      <LazyTaskMap
        label={messages['task.map']({ name: nameOf(task) })}
        tasks={tasks}
        zones={zones}
      />
    </AppMaps>
  );
  return (
    <AppPage secondary={isRoomy ? map : undefined}>
      <TaskHead task={task} link={link} isOwner={me?.id === task.user.id} />
      {!isRoomy && (
        <section className={styles.map} aria-label={messages['page.map']()}>
          {map}
        </section>
      )}
      {task.visibility === 'public' && (
        <p>
          <Link href={pathWith('/flight', { task: [task.id] })}>{messages['task.flights']()}</Link>
        </p>
      )}
      <Section title={messages['task.legs']()}>
        <LegTable task={task} />
      </Section>
      <LocalCompetitions kind="task" id={id} />
      {task.task_worth && task.task_worth.length > 0 && (
        <Section title={messages['task.worth']()}>
          <WorthTable worth={task.task_worth} />
          <p>{messages['task.worth.note']()}</p>
        </Section>
      )}
    </AppPage>
  );
}
