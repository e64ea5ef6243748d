import type { WaypointCollection } from '@cloudstreet/sdk';
import { waypointMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { CollectionForm } from './CollectionForm.js';

/** Changes the name, the description and the visibility of a collection of waypoints. */
export function EditCollection({ collection }: { collection: WaypointCollection }) {
  const { api } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...waypointMutations.update(api, collection.id),
    // The form shows the error.
    meta: { explains: [422] },
  });
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          reset();
          setIsOpen(true);
        }}
      >
        <Pencil size={16} aria-hidden />
        {messages['collection.edit']()}
      </Button>
      {isOpen && (
        <Dialog title={messages['collection.edit']()} isOpen onOpenChange={setIsOpen}>
          <CollectionForm
            collection={collection}
            submitLabel={messages['collection.save']()}
            error={error}
            isPending={isPending}
            onSubmit={async (values) => {
              const saved = await mutateAsync(values).catch(() => {});
              if (saved) setIsOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
