import type { CentralDay, CentralDayDetail } from '@cloudstreet/sdk';
import { getCentralDay } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './CentralCompetitions.css.js';
import { CentralResults } from './CentralResults.js';
import { TaskFigures, TaskOnMap } from './CentralTask.js';

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
        <p className={styles.hint}>{messages['central.pending']({ count: pending })}</p>
      )}
      <CentralResults
        results={results}
        getKey={({ competition_id: id, name }) => `${id ?? ''} ${name}`}
      />
    </>
  );
}
