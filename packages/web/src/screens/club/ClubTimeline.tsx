import { getClub } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { ClubHead } from './ClubHead.js';

/** The flights for a club, by month. */
export function ClubTimeline({ id }: { id: number }) {
  const { api } = useApp();
  const { data: club } = useSuspenseQuery(operationQuery(api, getClub, { id }));
  return (
    <EntityPage kind="club" id={id}>
      <ClubHead club={club} current="first" />
    </EntityPage>
  );
}
