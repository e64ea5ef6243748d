import { flightDayQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { type DayReplaySearch, dayReplayPath } from './day-replay.js';

export interface NoDayProps {
  /** `YYYY-MM-DD` */
  day: string;
  search: DayReplaySearch;
}

/** Replaces the replay of a day without flights, with links to the nearest days with flights. */
export function NoDay({ day, search }: NoDayProps) {
  const { api } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const navigate = useNavigate();
  const { data: nearest } = useQuery({
    ...flightDayQueries.nearest(api, day, search.airport),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  // An address without a day shows the newest one with flights.
  const isAnyDay = search.scoring_date === undefined;
  const openNearest = useEffectEvent((date: string) => {
    const href = dayReplayPath({ ...search, scoring_date: date });
    void navigate({ href, replace: true });
  });
  useEffect(() => {
    if (isAnyDay && nearest != null) openNearest(nearest);
  }, [isAnyDay, nearest]);
  return (
    <EmptyState
      title={messages['day.empty']()}
      drawing="cloud"
      action={
        nearest != null && (
          <ButtonLink href={dayReplayPath({ ...search, scoring_date: nearest })}>
            {messages['day.empty.show']()}
          </ButtonLink>
        )
      }
    >
      {nearest != null &&
        messages['day.empty.nearest']({ date: formatDate(nearest, units, 'full') })}
    </EmptyState>
  );
}
