import { clubQueries } from '@cloudstreet/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { AppPage } from '../../app/page/AppPage.js';
import { EntityPilots } from '../../app/pilots/EntityPilots.js';
import type { PilotSearch } from '../../app/search/pilot-search.js';
import { ClubHead } from './ClubHead.js';

/** Pilots who flew for a club. */
export function ClubPilots({ id, search }: { id: number; search: PilotSearch }) {
  const { api } = useApp();
  const { data: club } = useSuspenseQuery(clubQueries.detail(api, id));
  const pilots = useQuery({ ...clubQueries.detail(api, id, search), meta: { explains: 'all' } });
  return (
    <AppPage>
      <ClubHead club={club} current="pilot" />
      <EntityPilots kind="club" id={id} search={search} pilots={pilots} />
    </AppPage>
  );
}
