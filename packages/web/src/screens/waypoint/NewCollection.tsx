import { waypointMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { CollectionForm } from './CollectionForm.js';

/** Creates a collection of waypoints and opens it. */
export function NewCollection() {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...waypointMutations.create(api),
    // The form shows the error.
    meta: { explains: [422] },
  });
  return (
    <>
      <Button
        tone="primary"
        onPress={() => {
          reset();
          setIsOpen(true);
        }}
      >
        <Plus size={18} aria-hidden />
        {messages['collection.new']()}
      </Button>
      {isOpen && (
        <Dialog title={messages['collection.new']()} isOpen onOpenChange={setIsOpen}>
          <CollectionForm
            submitLabel={messages['collection.create']()}
            error={error}
            isPending={isPending}
            onSubmit={async ({ description, ...values }) => {
              // A double press creates one.
              if (isPending) return;
              const created = await mutateAsync({
                ...values,
                ...(description !== null && { description }),
              }).catch(() => {});
              if (!created) return;
              await navigate({ to: '/waypoint/$collection', params: { collection: created.id } });
            }}
          />
        </Dialog>
      )}
    </>
  );
}
