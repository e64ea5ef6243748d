import type { CrewPatch, FlightDetail } from '@cloudstreet/sdk';
import { crewMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog, Dialog } from '@cloudstreet/ui/controls/Dialog';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { Select } from '@cloudstreet/ui/fields/Select';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { entityPath } from '../../../app/paths.js';

export interface OwnSeatProps {
  flight: FlightDetail;
  /** Id of the reader, who is its co-pilot. */
  userId: number;
}

/** Button that opens the choices of the co-pilot of a flight. */
export function OwnSeat(props: OwnSeatProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <UsersRound size={16} aria-hidden />
        {messages['crew.own']()}
      </Button>
      {isOpen && <SeatDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const WISHES = ['public', 'link', 'private'] as const satisfies CrewPatch['visibility'][];

function SeatDialog({ flight, userId, onClose }: OwnSeatProps & { onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const update = useMutation(crewMutations.update(api, flight.id));
  const leave = useMutation(crewMutations.leave(api));
  const wish = update.isPending ? update.variables.visibility : wishOf(flight);

  function takeOff(): void {
    leave.mutate(flight.id, {
      onSuccess: () => {
        toasts.push({ type: 'success', title: messages['crew.left']() });
        onClose();
        // It no longer exists for them.
        if (flight.visibility) void navigate({ href: entityPath('user', userId) });
      },
    });
  }
  return (
    <Dialog
      title={messages['crew.own.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="x4">
        <Select
          label={messages['visibility.label']()}
          hint={messages['crew.wish.hint']()}
          name="visibility"
          options={WISHES.map((id) => ({ id, label: messages['crew.wish']({ visibility: id }) }))}
          value={wish}
          onChange={(visibility) => update.mutate({ visibility })}
        />
        <FormActions>
          <ConfirmDialog
            trigger={<Button isPending={leave.isPending}>{messages['crew.leave']()}</Button>}
            title={messages['crew.leave.title']()}
            confirmLabel={messages['crew.leave.confirm']()}
            onConfirm={takeOff}
          >
            {messages['crew.leave.message']()}
          </ConfirmDialog>
          <Button tone="primary" onPress={onClose}>
            {messages['crew.own.done']()}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}

function wishOf({ co_visibility: wish = 'public' }: FlightDetail): CrewPatch['visibility'] {
  return wish === 'draft' ? 'private' : wish;
}
