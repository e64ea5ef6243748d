import { userQueries } from '@cloudstreet/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import type { SeasonSearch } from '../../app/search/season-search.js';
import { UserActivity } from './UserActivity.js';
import { UserBadges } from './UserBadges.js';
import { UserDetails } from './UserDetails.js';
import { UserHead } from './UserHead.js';
import { UserSeasons } from './UserSeasons.js';

const UserTrends = lazyWithRetry(async () => (await import('./UserTrends.js')).UserTrends);

/** A pilot with profile, flying days and flights. */
export function UserPage({ id, search }: { id: number; search: SeasonSearch }) {
  const { api } = useApp();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  return (
    <EntityPage kind="user" id={id}>
      <UserHead user={user} />
      <UserDetails user={user} />
      <UserBadges user={user} />
      <UserActivity user={user} search={search} />
      <UserSeasons user={user} />
      <UserTrends user={id} />
    </EntityPage>
  );
}
