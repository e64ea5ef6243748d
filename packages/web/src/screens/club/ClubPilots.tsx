import { getClub } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { EntityPilots } from '../../app/pilots/EntityPilots.js';
import { flightQueryOf } from '../../app/search/flight-search.js';
import type { PilotSearch } from '../../app/search/pilot-search.js';
import { ClubHead } from './ClubHead.js';

/** Pilots who flew for a club. */
export function ClubPilots({ id, search }: { id: number; search: PilotSearch }) {
  const { api } = useApp();
  const { data: club } = useSuspenseQuery(operationQuery(api, getClub, { id }));
  const pilots = useQuery({
    ...operationQuery(api, getClub, { id, ...search }),
    meta: { explains: 'all' },
  });
  return (
    <FilteredFlights filter={flightQueryOf({ club: [id] }, useNow())} hasNoList>
      <ClubHead club={club} current="pilot" />
      <EntityPilots kind="club" id={id} search={search} pilots={pilots} />
    </FilteredFlights>
  );
}
