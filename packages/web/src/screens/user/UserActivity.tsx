import type { User } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { ActivityCalendar } from '@cloudstreet/ui/charts/ActivityCalendar';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp, useNow } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import type { SeasonSearch } from '../../app/search/season-search.js';
import { activityOf, seasonOfUser } from './user-season.js';

export interface UserActivityProps {
  user: User;
  search: SeasonSearch;
}

/** Calendar of a user's flying days in a season. */
export function UserActivity({ user, search }: UserActivityProps) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const now = useNow();
  const season = seasonOfUser(user, search, now);
  const activity = useQuery({
    ...flightQueries.activity(api, activityOf(user.id, season)),
    meta: { explains: 'all' },
  });
  const hrefOf = (date: string) => pathWith('/flight', { user: [user.id], scoring_date: date });
  return (
    <Section
      title={messages['user.activity']()}
      actions={
        <SeasonFilter
          look="chip"
          now={now}
          season={season}
          onChange={(chosen) =>
            void navigate({
              to: '/user/$user',
              params: { user: user.id },
              search: chosen === undefined ? {} : { season: chosen },
            })
          }
        />
      }
    >
      {activity.isLoadingError && <LoadFailed onRetry={() => void activity.refetch()} />}
      {activity.isPending && <Skeleton height="13.5rem" />}
      {activity.data && (
        <ActivityCalendar
          label={messages['user.activity.of']({ season: String(season) })}
          season={season}
          days={activity.data}
          today={utcDay(now)}
          hrefOf={hrefOf}
          onOpen={(date) => void navigate({ href: hrefOf(date) })}
        />
      )}
    </Section>
  );
}
