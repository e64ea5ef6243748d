import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { CrewFields } from '../../app/crew/CrewFields.js';
import { type CrewEdit, crewEditOf, crewPatch } from '../../app/crew/crew-edit.js';
import { findEditToken } from '../../app/flights/edit-tokens.js';
import { useFlightRights } from '../../app/flights/use-flight-rights.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { useEntity } from '../../app/search/use-entity.js';
import * as styles from './Upload.css.js';

export interface AddCrewProps {
  flight: FlightDetail;
  /** Called when the crew is saved, which removes the button. */
  onSaved: () => void;
}

/** Button that opens fields for the second person of a double-seater in its place. */
export function AddCrew(props: AddCrewProps) {
  const messages = useMessages();
  const hostRef = useRef<HTMLSpanElement>(null);
  const [form, setForm] = useState<'unopened' | 'open' | 'cancelled'>('unopened');
  useEffect(() => {
    // The button that cancelled it is gone.
    if (form === 'cancelled') hostRef.current?.querySelector('button')?.focus();
  }, [form]);
  const { flight } = props;
  const hasCrew = flight.co_user !== undefined || flight.co_user_name !== undefined;
  const { mayEdit } = useFlightRights(flight);
  if (!flight.aircraft?.double_seater || hasCrew || !mayEdit) return null;
  if (form === 'open') return <CrewForm {...props} onClose={() => setForm('cancelled')} />;
  return (
    <span ref={hostRef}>
      <Button size="small" onPress={() => setForm('open')}>
        <UsersRound size={16} aria-hidden />
        {messages['upload.addCrew']()}
      </Button>
    </span>
  );
}

/** Errors that the form explains; toasts explain the others. */
const EXPLAINED = [403, 404, 422, 429];

function CrewForm({ flight, onSaved, onClose }: AddCrewProps & { onClose: () => void }) {
  const { api, now, toasts } = useApp();
  const messages = useMessages();
  const hostRef = useRef<HTMLDivElement>(null);
  const { isLocked } = useFlightRights(flight);
  const coUser = useEntity();
  const [edit, setEdit] = useState<CrewEdit>(() => ({ ...crewEditOf(flight), coPilot: 'user' }));
  const { mutateAsync, isPending, error } = useMutation({
    ...flightMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  // The button that opened it is gone.
  useEffect(() => hostRef.current?.querySelector('input')?.focus(), []);

  /** The values stay if there is an error. */
  async function save(): Promise<void> {
    const chosen = await coUser.settled();
    const patch = crewPatch(flight, { edit, coUserId: chosen?.entityId, isLocked });
    const { id } = flight;
    const isSaved =
      Object.keys(patch).length === 0 ||
      (await mutateAsync({ id, patch, editToken: findEditToken(id, now()) }).then(
        () => true,
        () => false,
      ));
    if (!isSaved) return;
    toasts.push({ type: 'success', title: messages['edit.saved']() });
    onSaved();
    onClose();
  }

  const refusal = refusalOf(error, EXPLAINED);
  return (
    <div ref={hostRef} className={styles.crew}>
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal?.message}
        onSubmit={save}
      >
        <CrewFields
          flight={flight}
          edit={edit}
          onChange={(changes) => setEdit((before) => ({ ...before, ...changes }))}
          coUser={coUser.field}
          isLocked={isLocked}
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
