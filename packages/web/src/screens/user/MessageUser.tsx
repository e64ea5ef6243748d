import { type User } from '@cloudstreet/sdk';
import { instanceQueries, userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { LeaveQuestion } from '../../app/page/LeaveWarning.js';

/** The form shows these errors. */
const EXPLAINED = [403, 422, 429];

const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 2000;

/** Sends a message to a pilot who accepts messages, if the instance sends mail. */
export function MessageUser({ user }: { user: User }) {
  const { api } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  if (!user.message_enabled || !instance?.messages) return null;
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <Mail size={16} aria-hidden />
        {messages['user.message']()}
      </Button>
      {isOpen && <MessageDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MessageDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [text, setText] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.sendMessage(api, user.id),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function send(): Promise<void> {
    // If sending fails, the text stays in the field.
    const response = await mutateAsync(text.trim()).catch(() => {});
    if (!response) return;
    toasts.push({ type: 'success', title: response.msg });
    onClose();
  }

  return (
    <>
      <Dialog
        title={messages['user.message.title']({ name: user.name })}
        isOpen
        onOpenChange={() => (text === '' ? onClose() : setIsAsking(true))}
      >
        <AppForm
          failure={error}
          warnsOnLeave
          fieldErrors={refusal?.fields}
          error={refusal?.status === 422 ? undefined : refusal?.message}
          onSubmit={send}
        >
          <TextField
            label={messages['user.message.text']()}
            name="message"
            lines={6}
            isRequired
            requiredMessage={messages['user.message.required']()}
            maxLength={MAX_CHARACTERS}
            validate={(value) =>
              value.trim().length < MIN_CHARACTERS
                ? messages['user.message.short']({ least: MIN_CHARACTERS })
                : null
            }
            value={text}
            onChange={setText}
          />
          <Checkbox isRequired requiredMessage={messages['user.message.acknowledge.error']()}>
            {messages['user.message.acknowledge']({ name: user.name })}
          </Checkbox>
          <DialogActions>
            <Button type="submit" tone="primary" isPending={isPending}>
              {messages['user.message.send']()}
            </Button>
          </DialogActions>
        </AppForm>
      </Dialog>
      {isAsking && (
        <LeaveQuestion
          title={messages['settings.leave.title']()}
          message={messages['form.leave.message']()}
          onStay={() => setIsAsking(false)}
          onLeave={onClose}
        />
      )}
    </>
  );
}
