import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useFlightRights } from '../../app/flights/use-flight-rights.js';
import { lazyPart } from '../../app/lazy-part.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';

const EditFlight = lazyPart(async () => (await import('./EditFlight.js')).EditFlight);

/** What the flight's own pilot, or a superuser, may do with it. */
export function FlightActions({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const me = useMe();
  const { mayEdit, isLocked } = useFlightRights(flight);
  const [isEditing, setIsEditing] = useState(false);
  if (!me || !mayEdit) return null;
  return (
    <>
      <Button size="small" onPress={() => setIsEditing(true)}>
        <Pencil size={16} aria-hidden />
        {messages['edit.open']()}
      </Button>
      {(me.is_superuser || !isLocked) && <DeleteFlight flight={flight} />}
      {isEditing && (
        <EditFlight flight={flight} isLocked={isLocked} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

function DeleteFlight({ flight: { id } }: { flight: FlightDetail }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(flightMutations.delete(api));
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" isPending={isPending}>
          <Trash2 size={16} aria-hidden />
          {messages['delete.open']()}
        </Button>
      }
      title={messages['delete.title']()}
      confirmLabel={messages['delete.confirm']()}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            toasts.push({ type: 'success', title: messages['delete.done']() });
            void navigate({ to: '/flight', replace: true });
          },
        })
      }
    >
      {messages['delete.message']()}
    </ConfirmDialog>
  );
}
