import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { AircraftField } from '../../app/flights/AircraftField.js';
import { findEditToken } from '../../app/flights/edit-tokens.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { useEntity } from '../../app/search/use-entity.js';
import * as styles from './Upload.css.js';

export interface ChooseAircraftProps {
  /** Flights that were flown with the same aircraft. */
  flights: readonly FlightDetail[];
  /** Called when all of them are saved. */
  onSaved: () => void;
}

/** Button that opens a field for the aircraft in its place. */
export function ChooseAircraft(props: ChooseAircraftProps) {
  const messages = useMessages();
  const hostRef = useRef<HTMLSpanElement>(null);
  const [form, setForm] = useState<'unopened' | 'open' | 'cancelled'>('unopened');
  useEffect(() => {
    // The button that cancelled it is gone.
    if (form === 'cancelled') hostRef.current?.querySelector('button')?.focus();
  }, [form]);
  if (form === 'open') return <AircraftForm {...props} onClose={() => setForm('cancelled')} />;
  return (
    <span ref={hostRef}>
      <Button size="small" onPress={() => setForm('open')}>
        {messages['flight.chooseAircraft']()}
      </Button>
    </span>
  );
}

interface AircraftFormProps extends ChooseAircraftProps {
  onClose: () => void;
}

function AircraftForm({ flights, onSaved, onClose }: AircraftFormProps) {
  const messages = useMessages();
  const hostRef = useRef<HTMLDivElement>(null);
  const aircraft = useEntity();
  const { mutateAsync, isPending, error } = useSaveAircraft();
  // The button that opened it is gone.
  useEffect(() => hostRef.current?.querySelector('input')?.focus(), []);

  /** The choice stays if there is an error. */
  async function save(): Promise<void> {
    const chosen = await aircraft.settled();
    if (!chosen) return;
    const isSaved = await mutateAsync({ flights, aircraftId: chosen.entityId }).then(
      () => true,
      () => false,
    );
    if (isSaved) onSaved();
  }

  return (
    <div ref={hostRef} className={styles.aircraft}>
      <AppForm failure={error} error={refusalOf(error, EXPLAINED)?.message} onSubmit={save}>
        <AircraftField
          {...aircraft.field}
          hint={messages['upload.noAircraft.again']({ count: flights.length })}
          isRequired
        />
        <Inline>
          <Button type="submit" tone="primary" size="small" isPending={isPending}>
            {messages['edit.save']()}
          </Button>
          <Button size="small" onPress={onClose}>
            {messages['edit.cancel']()}
          </Button>
        </Inline>
      </AppForm>
    </div>
  );
}

/** Errors that the form explains; toasts explain the others. */
const EXPLAINED = [403, 404, 422];

/** Saves the aircraft of several flights, one after the other. */
function useSaveAircraft() {
  const { api, now, toasts } = useApp();
  const messages = useMessages();
  const { mutateAsync } = useMutation({
    ...flightMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  return useMutation({
    mutationFn: async (choice: { flights: readonly FlightDetail[]; aircraftId: number }) => {
      for (const { id, aircraft } of choice.flights) {
        if (aircraft?.id === choice.aircraftId) continue;
        const patch = { aircraft_id: choice.aircraftId };
        await mutateAsync({ id, patch, editToken: findEditToken(id, now()) });
      }
    },
    onSuccess: (_data, { flights: { length: count } }) =>
      toasts.push({ type: 'success', title: messages['edit.rescoring']({ count }) }),
    // The mutation in it has reported the error.
    meta: { explains: 'all' },
  });
}
