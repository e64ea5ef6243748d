import { getAircraft } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { AircraftHead } from './AircraftHead.js';

/** The flights with a type of aircraft, by month. */
export function AircraftTimeline({ id }: { id: number }) {
  const { api } = useApp();
  const { data: aircraft } = useSuspenseQuery(operationQuery(api, getAircraft, { id }));
  return (
    <EntityPage kind="aircraft" id={id}>
      <AircraftHead aircraft={aircraft} current="first" />
    </EntityPage>
  );
}
