import type { CentralDay, PlannedPointFeature } from '@cloudstreet/sdk';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { Distance, Duration } from '@cloudstreet/ui/values';
import { useMemo } from 'react';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { mapPoints } from '../../app/tasks/task-points.js';
import * as styles from './CentralCompetitions.css.js';

/** The course of a day. */
export function TaskOnMap({ points }: { points: readonly PlannedPointFeature[] }) {
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

/** Kind, lengths and minimum time of the task of a day. */
export function TaskFigures({ day }: { day: CentralDay }) {
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
