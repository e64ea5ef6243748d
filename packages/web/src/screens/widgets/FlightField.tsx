import type { Flight } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { formatDate, formatQuantityParts, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { toListedFlight } from '../../app/flights/listed-flight.js';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';

export interface FlightFieldProps {
  /** Id of the flight; empty for none. */
  id: string;
  onChange: (id: string) => void;
}

const PROPOSALS = 10;
const MAX_FLIGHTS = 50;

/** Selects one of the latest flights, of everyone or of a pilot. */
export function FlightField({ id, onChange }: FlightFieldProps) {
  const kitMessages = useKitMessages();
  const [pilot, setPilot] = useState<Entity | null>(null);
  const { flights, isLoading } = useChoice(id, pilot);
  const describe = useDescription();
  return (
    <>
      <EntityComboBox
        label={kitMessages['search.kind']({ kind: 'user' })}
        kinds={['user']}
        limit={PROPOSALS}
        unchosen="first"
        value={pilot}
        onChange={setPilot}
      />
      <Select
        label={kitMessages['flightTable.flight']()}
        options={flights.map((flight) => ({ id: String(flight.id), label: describe(flight) }))}
        value={id === '' ? null : id}
        onChange={onChange}
        isDisabled={flights.length === 0}
        {...(flights.length === 0 && !isLoading && { hint: kitMessages['field.nothingFound']() })}
      />
    </>
  );
}

interface Choice {
  flights: Flight[];
  isLoading: boolean;
}

/** Returns the latest flights, and the chosen one first if it is none of them. */
function useChoice(id: string, pilot: Entity | null): Choice {
  const { api } = useApp();
  // The list stays empty if it cannot be loaded, or if there is no such flight.
  const options = { throwOnError: false, meta: { explains: 'all' } } as const;
  const filter = {
    order_by: '-scoring_date',
    ...(pilot && { user_id_in: [pilot.entityId] }),
  } as const;
  const latest = useQuery({ ...flightQueries.top(api, filter, MAX_FLIGHTS), ...options });
  const isChosen = /^\d+$/.test(id);
  const chosen = useQuery({
    ...flightQueries.detail(api, isChosen ? Number(id) : 0),
    ...options,
    retry: false,
    enabled: isChosen,
  });
  const flights = latest.data ?? [];
  const { data: flight } = chosen;
  const isListed = !isChosen || flights.some((each) => String(each.id) === id);
  return {
    flights: isListed || !flight ? flights : [toListedFlight(flight), ...flights],
    isLoading: latest.isLoading,
  };
}

function useDescription() {
  const messages = useMessages();
  const units = useUnits();
  return ({ scoring_date: date, user, aircraft, contest }: Flight) => {
    const km = contest?.distance;
    return [
      formatDate(date, units),
      user?.name ?? messages['flight.formerPilot'](),
      aircraft?.name,
      km !== undefined && quantityText(formatQuantityParts('distance', km, units, 0)),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
