import type { CentralDay, CentralDayDetail, PlannedPointFeature } from '@cloudstreet/sdk';
import { getCentralDay } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { Distance, Duration, LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { mapPoints } from '../../app/tasks/task-points.js';
import * as styles from './CentralCompetitions.css.js';
import { CentralResults } from './CentralResults.js';

export interface CentralDaySectionProps {
  competitionId: number;
  day: CentralDay;
}

/** The task and the results of a competition day. */
export function CentralDaySection({ competitionId, day }: CentralDaySectionProps) {
  const { api } = useApp();
  const messages = useMessages();
  const query = useQuery({
    ...operationQuery(api, getCentralDay, { competition: competitionId, day: day.id }),
    meta: { explains: 'all' },
    // Each request computes some of the flights.
    refetchInterval: ({ state }) => (state.data?.pending === undefined ? false : NEXT_FLIGHTS_MS),
  });
  return (
    <Section title={<LocalDate date={day.date} dateStyle="full" />}>
      <Stack gap="x4">
        <div>
          <Chip tone="neutral">{messages['central.status']({ status: day.status })}</Chip>
        </div>
        <TaskFigures day={day} />
        {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()} />}
        {query.isPending && <Skeleton height="16rem" />}
        {query.data?.point_features && <TaskOnMap points={query.data.point_features} />}
        {query.data && <Results day={query.data} />}
      </Stack>
    </Section>
  );
}

const NEXT_FLIGHTS_MS = 2000;

function Results({ day: { results, pending } }: { day: CentralDayDetail }) {
  const messages = useMessages();
  const isComputed = results.some(({ recomputed }) => recomputed);
  return (
    <>
      {isComputed && <p className={styles.hint}>{messages['central.recomputed']()}</p>}
      {pending !== undefined && (
        <output className={styles.hint}>{messages['central.pending']({ count: pending })}</output>
      )}
      <CentralResults results={results} />
    </>
  );
}

function TaskOnMap({ points }: { points: readonly PlannedPointFeature[] }) {
  const messages = useMessages();
  const tasks = useMemo(() => [mapPoints(points)], [points]);
  return (
    <div className={styles.map}>
      <AppMaps>
        <LazyTaskMap label={messages['central.map']()} tasks={tasks} />
      </AppMaps>
    </div>
  );
}

function TaskFigures({ day }: { day: CentralDay }) {
  const messages = useMessages();
  const { assigned_area: isArea, distance, min_distance: min, max_distance: max } = day;
  const { min_time: minTime } = day;
  return (
    <DescriptionList>
      <Description term={messages['central.task']()}>
        {messages['central.task.kind']({ kind: isArea ? 'area' : 'racing' })}
      </Description>
      {distance !== undefined && (
        <Description term={messages['central.distance']()}>
          <Distance km={distance} />
        </Description>
      )}
      {min !== undefined && max !== undefined && (
        <Description term={messages['central.range']()}>
          <Distance km={min} /> – <Distance km={max} />
        </Description>
      )}
      {minTime !== undefined && (
        <Description term={messages['central.minTime']()}>
          <Duration seconds={minTime * SECONDS_PER_MINUTE} />
        </Description>
      )}
    </DescriptionList>
  );
}

const SECONDS_PER_MINUTE = 60;
