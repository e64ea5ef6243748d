import { ApiError, type FlightCollection } from '@cloudstreet/sdk';
import { collectionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { ImageSection } from '../../app/forms/ImageSection.js';
import { useMessages } from '../../app/messages.js';
import { CollectionForm } from './CollectionForm.js';

/** Changes the name, the description, the visibility, the colour and the photo of a collection. */
export function EditCollection({ collection }: { collection: FlightCollection }) {
  const { api } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, image } = collection;
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...collectionMutations.update(api, id),
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
          <ImageSection
            shown={{ name, ...(image !== undefined && { image }) }}
            set={collectionMutations.setImage(api, id)}
            remove={collectionMutations.deleteImage(api, id)}
            texts={{
              drop: messages['collection.image.drop'](),
              done: messages['collection.image.done'](),
              removed: messages['collection.image.removed'](),
            }}
          />
          <CollectionForm
            collection={collection}
            submitLabel={messages['collection.save']()}
            failure={error}
            fieldErrors={error instanceof ApiError ? error.fields : undefined}
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
