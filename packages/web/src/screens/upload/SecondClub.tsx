import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { secondClubOf } from '../../app/flights/second-club.js';
import { useFlightRights } from '../../app/flights/use-flight-rights.js';
import { useMessages } from '../../app/messages.js';

/** Counts a flight for the second club of its pilot, if they have one. */
export function SecondClub({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mayEdit, isLocked } = useFlightRights(flight);
  const { mutate, isPending, variables } = useMutation(flightMutations.update(api));
  const club = secondClubOf(flight);
  if (!club || !mayEdit || isLocked) return null;
  const { id } = flight;
  const chosen = isPending ? variables.patch.use_second_club : undefined;
  return (
    <Checkbox
      isSelected={chosen ?? flight.use_second_club}
      onChange={(uses) => mutate({ id, patch: { use_second_club: uses } })}
    >
      {messages['edit.secondClub']({ club: club.name })}
    </Checkbox>
  );
}
