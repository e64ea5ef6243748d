import type { FlightDetail } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';

/** Returns a function that deletes a flight and opens the list. */
export function useDeleteFlight(id: number) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation(flightMutations.delete(api));
  async function remove() {
    try {
      await mutateAsync(id);
    } catch {
      // Errors are shown for all mutations.
      return;
    }
    // Also if the page, whose flight is gone, closes before the lists are up to date.
    toasts.push({ type: 'success', title: messages['delete.done']() });
    const { pathname } = router.state.location;
    if (!pathname.split('/').includes(String(id))) return;
    // Unsaved changes are lost with it.
    void router.navigate({ to: '/flight', replace: true, ignoreBlocker: true });
  }
  return { remove, isPending };
}

/** Button that deletes a flight after confirmation. */
export function DeleteFlight({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { remove, isPending } = useDeleteFlight(flight.id);
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
      onConfirm={() => void remove()}
    >
      {messages['delete.message']()}
    </ConfirmDialog>
  );
}
