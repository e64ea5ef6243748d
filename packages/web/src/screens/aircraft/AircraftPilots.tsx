import { getAircraft } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { EntityPilots } from '../../app/pilots/EntityPilots.js';
import { flightQueryOf } from '../../app/search/flight-search.js';
import type { PilotSearch } from '../../app/search/pilot-search.js';
import { AircraftHead } from './AircraftHead.js';

/** Pilots who flew an aircraft type. */
export function AircraftPilots({ id, search }: { id: number; search: PilotSearch }) {
  const { api } = useApp();
  const { data: aircraft } = useSuspenseQuery(operationQuery(api, getAircraft, { id }));
  const pilots = useQuery({
    ...operationQuery(api, getAircraft, { id, ...search }),
    meta: { explains: 'all' },
  });
  return (
    <FilteredFlights filter={flightQueryOf({ aircraft: [id] }, useNow())} hasNoList>
      <AircraftHead aircraft={aircraft} current="pilot" />
      <EntityPilots kind="aircraft" id={id} search={search} pilots={pilots} />
    </FilteredFlights>
  );
}
