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
import { LeaveQuestion } from '../../app/page/LeaveWarning.js';
import { GroupFields } from './GroupFields.js';

/** Whether there is unsaved input, and whether the dialog asks before losing it. */
type EditState = 'closed' | 'open' | 'entered' | 'asking';

/** Renames or describes a group. */
export function EditGroup({ group }: { group: UserGroup }) {
  const { api } = useApp();
  const messages = useMessages();
  const [state, setState] = useState<EditState>('closed');
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...groupMutations.update(api, group.id),
    // The form shows the error.
    meta: { explains: [422] },
  });

  async function save(values: FormData): Promise<void> {
    const description = textOf(values, 'description');
    const patch = { name: textOf(values, 'name'), description: description || null };
    const saved = await mutateAsync(patch).catch(() => {});
    if (saved) setState('closed');
  }

  return (
    <>
      <Button
        size="small"
        onPress={() => {
          reset();
          setState('open');
        }}
      >
        <Pencil size={16} aria-hidden />
        {messages['group.edit']()}
      </Button>
      {state !== 'closed' && (
        <Dialog
          title={messages['group.edit']()}
          isOpen
          holdsInput={state !== 'open'}
          onOpenChange={() => setState(state === 'open' ? 'closed' : 'asking')}
        >
          <AppForm
            failure={error}
            warnsOnLeave
            onEntry={() => setState('entered')}
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
      {state === 'asking' && (
        <LeaveQuestion
          title={messages['settings.leave.title']()}
          message={messages['form.leave.message']()}
          onStay={() => setState('entered')}
          onLeave={() => setState('closed')}
        />
      )}
    </>
  );
}
