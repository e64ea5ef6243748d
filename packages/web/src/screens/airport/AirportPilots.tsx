import { getAirport } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { AppPage } from '../../app/page/AppPage.js';
import { EntityPilots } from '../../app/pilots/EntityPilots.js';
import type { PilotSearch } from '../../app/search/pilot-search.js';
import { AirportHead } from './AirportHead.js';
import { Surroundings } from './Surroundings.js';

/** Pilots who took off from an airport. */
export function AirportPilots({ id, search }: { id: number; search: PilotSearch }) {
  const { api } = useApp();
  const { data: airport } = useSuspenseQuery(operationQuery(api, getAirport, { id }));
  const pilots = useQuery({
    ...operationQuery(api, getAirport, { id, ...search }),
    meta: { explains: 'all' },
  });
  return (
    <AppPage secondary={<Surroundings airport={airport} />}>
      <AirportHead airport={airport} current="pilot" />
      <EntityPilots kind="airport" id={id} search={search} pilots={pilots} />
    </AppPage>
  );
}
