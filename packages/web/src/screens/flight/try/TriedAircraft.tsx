import type { SimpleAircraft } from '@cloudstreet/sdk';
import { aircraftQueries } from '@cloudstreet/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { type Entity, EntityComboBox } from '../../../app/search/EntityComboBox.js';
import { useEntity } from '../../../app/search/use-entity.js';
import type { TriedFlight } from '../../../workers/try-file.js';

export interface TriedAircraftProps {
  names: TriedFlight['names'];
  /** Receives the aircraft, whose index then applies. Undefined if it is cleared. */
  onChange: (aircraft: SimpleAircraft | undefined) => void;
}

/** Chooses the aircraft, which a file names in words of its own. */
export function TriedAircraft({ names, onChange }: TriedAircraftProps) {
  const { api } = useApp();
  const messages = useMessages();
  const queryClient = useQueryClient();
  const { field, entity } = useEntity();

  async function choose(next: Entity | null) {
    field.onChange(next);
    if (!next) return onChange(undefined);
    const query = {
      ...aircraftQueries.simple(api, next.entityId),
      meta: { explains: 'all' },
    } as const;
    // Without a response it stays at index 100.
    onChange(await queryClient.fetchQuery(query).catch(() => undefined));
  }

  return (
    <EntityComboBox
      label={messages['upload.aircraft']()}
      {...(!entity && {
        hint: messages['try.aircraft']({ name: names.gliderType ?? 'unknown' }),
      })}
      kinds={['aircraft']}
      limit={10}
      {...field}
      onChange={(next) => void choose(next)}
    />
  );
}
