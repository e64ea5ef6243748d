import { ApiError, type UserGroup } from '@cloudstreet/sdk';
import { groupMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { GroupFields } from './GroupFields.js';

/** Renames or describes a group. */
export function EditGroup({ group }: { group: UserGroup }) {
  const { api } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...groupMutations.update(api, group.id),
    // It stands in the form.
    meta: { explains: [422] },
  });

  async function save(values: FormData): Promise<void> {
    const description = textOf(values, 'description');
    const patch = { name: textOf(values, 'name'), description: description || null };
    const saved = await mutateAsync(patch).catch(() => {});
    if (saved) setIsOpen(false);
  }

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
        {messages['group.edit']()}
      </Button>
      {isOpen && (
        <Dialog title={messages['group.edit']()} isOpen holdsInput onOpenChange={setIsOpen}>
          <AppForm
            failure={error}
            warnsOnLeave
            fieldErrors={error instanceof ApiError ? error.fields : undefined}
            onSubmit={save}
          >
            <GroupFields group={group} />
            <DialogActions>
              <Button type="submit" tone="primary" isPending={isPending}>
                {messages['group.save']()}
              </Button>
            </DialogActions>
          </AppForm>
        </Dialog>
      )}
    </>
  );
}
