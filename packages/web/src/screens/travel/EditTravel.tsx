import { ApiError, type Travel } from '@cloudstreet/sdk';
import { travelMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { ImageSection } from '../../app/forms/ImageSection.js';
import { useMessages } from '../../app/messages.js';
import { useTravelName } from '../../app/travels/use-travel-name.js';

/** Changes the name, the description and the photo of a travel. */
export function EditTravel({ travel }: { travel: Travel }) {
  const { api } = useApp();
  const messages = useMessages();
  const nameOf = useTravelName();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, description, image } = travel;
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...travelMutations.update(api, id),
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
        {messages['travel.edit']()}
      </Button>
      {isOpen && (
        <Dialog title={messages['travel.edit']()} isOpen onOpenChange={setIsOpen}>
          <ImageSection
            shown={{ name: nameOf(travel), ...(image !== undefined && { image }) }}
            set={travelMutations.setImage(api, id)}
            remove={travelMutations.deleteImage(api, id)}
            texts={{
              drop: messages['collection.image.drop'](),
              done: messages['collection.image.done'](),
              removed: messages['collection.image.removed'](),
            }}
          />
          <AppForm
            failure={error}
            fieldErrors={error instanceof ApiError ? error.fields : undefined}
            onSubmit={async (values) => {
              const saved = await mutateAsync({
                name: textOf(values, 'name') || null,
                description: textOf(values, 'description') || null,
              }).catch(() => {});
              if (saved) setIsOpen(false);
            }}
          >
            <TextField
              label={messages['collection.name']()}
              name="name"
              maxLength={100}
              defaultValue={name ?? ''}
            />
            <TextField
              label={messages['collection.description']()}
              name="description"
              lines={4}
              maxLength={10_000}
              defaultValue={description ?? ''}
            />
            <DialogActions>
              <Button type="submit" tone="primary" isPending={isPending}>
                {messages['collection.save']()}
              </Button>
            </DialogActions>
          </AppForm>
        </Dialog>
      )}
    </>
  );
}
