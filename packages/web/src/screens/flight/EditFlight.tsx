import { takeoffMassLimits } from '@cloudstreet/scoring/flight';
import { ApiError, type FlightDetail, type FlightPatch } from '@cloudstreet/sdk';
import { aircraftQueries, flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { Form, FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../app/context.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import { useEntity } from '../../app/search/use-entity.js';
import { useMe } from '../../app/session.js';
import { flightPatch } from './flight-patch.js';
import { MassField } from './MassField.js';

export interface EditFlightProps {
  flight: FlightDetail;
  /** The deadline has passed: what bears on the score is fixed. */
  isLocked: boolean;
  onClose: () => void;
}

/** Changes what the pilot may correct. Changes stay here until they are saved. */
export function EditFlight({ flight, isLocked, onClose }: EditFlightProps) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const { entity: aircraft, field: aircraftField, settled } = useEntity(currentAircraft(flight));
  const [massKg, setMassKg] = useState(flight.mass ?? null);
  const [coUserName, setCoUserName] = useState(flight.co_user_name ?? '');
  const { data: type } = useQuery({
    ...aircraftQueries.simple(api, aircraft?.entityId ?? 0),
    enabled: aircraft !== null,
  });
  const { mutateAsync, isPending, error } = useMutation({
    ...flightMutations.update(api),
    meta: { explains: [422] },
  });
  const hasTwoSeats = type?.double_seater ?? false;

  /** Settles when it is saved; what went wrong is in `error`. */
  async function save(values: FormData): Promise<void> {
    const chosen = await settled();
    const patch = flightPatch(flight, {
      aircraftId: isLocked ? undefined : chosen?.entityId,
      registration: textOf(values, 'registration'),
      competitionId: textOf(values, 'competition_id'),
      coUserName: (await seatsTwo(chosen)) ? coUserName : '',
      massKg,
    });
    try {
      if (patch) {
        await mutateAsync({ id: flight.id, patch });
        const title = messages[isRescored(patch) ? 'edit.rescoring' : 'edit.saved']();
        toasts.push({ type: 'success', title });
      }
      onClose();
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  /** Asked anew: the aircraft may have been chosen a moment ago. */
  async function seatsTwo(chosen: Entity | null): Promise<boolean> {
    if (!chosen) return false;
    const query = aircraftQueries.simple(api, chosen.entityId);
    return queryClient.ensureQueryData(query).then(
      (found) => found.double_seater,
      // Unknown, nobody is put off board.
      () => true,
    );
  }

  return (
    <Dialog
      title={messages['edit.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Deadline until={flight.edit_allowed_until} isLocked={isLocked} />
      <Form
        fieldErrors={error instanceof ApiError ? error.fields : undefined}
        error={
          error instanceof ApiError && error.status === 422
            ? messages['error.form.message']()
            : undefined
        }
        onSubmit={save}
      >
        <EntityComboBox
          label={messages['edit.aircraft']()}
          placeholder={messages['edit.aircraft.placeholder']()}
          name="aircraft_id"
          kinds={['aircraft']}
          limit={10}
          unchosen="first"
          {...aircraftField}
          isDisabled={isLocked}
          // Another may take its place; none may not.
          isRequired={flight.aircraft !== undefined}
          requiredMessage={messages['edit.aircraft.required']()}
        />
        <TextField
          label={messages['edit.registration']()}
          name="registration"
          defaultValue={flight.registration ?? ''}
          pattern="[A-Z0-9\-]{4,7}"
          patternMessage={messages['edit.registration.error']()}
        />
        <TextField
          label={messages['edit.competitionId']()}
          name="competition_id"
          defaultValue={flight.competition_id ?? ''}
          pattern="[A-Za-z0-9]{1,3}"
          patternMessage={messages['edit.competitionId.error']()}
        />
        {hasTwoSeats && (
          <TextField
            label={messages['edit.coUserName']()}
            name="co_user_name"
            maxLength={100}
            value={coUserName}
            onChange={setCoUserName}
          />
        )}
        <MassField
          valueKg={massKg}
          onChange={setMassKg}
          limits={takeoffMassLimits(type ?? {}, hasTwoSeats && coUserName.trim() !== '' ? 2 : 1)}
        />
        <FormActions>
          <Button onPress={onClose}>{messages['edit.cancel']()}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['edit.save']()}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function Deadline({ until, isLocked }: { until: string; isLocked: boolean }): ReactNode {
  const messages = useMessages();
  // A superuser may delete at any time.
  const lockedMessage = useMe()?.is_superuser ? 'edit.locked.superuser' : 'edit.locked';
  return (
    <p>
      {isLocked ? messages[lockedMessage]() : messages['edit.until']()}{' '}
      <strong>
        <LocalDate date={until} /> <LocalTime time={until} />
      </strong>
    </p>
  );
}

function currentAircraft({ aircraft }: FlightDetail): Entity | null {
  if (!aircraft) return null;
  const { id, name } = aircraft;
  return { id: `aircraft ${id}`, kind: 'aircraft', entityId: id, label: name };
}

function isRescored(patch: FlightPatch): boolean {
  return patch.aircraft_id !== undefined;
}
