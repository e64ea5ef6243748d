import { instanceQueries, resetAccountQueries, userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf } from '../../app/forms/form-values.js';
import { OwnPasswordField } from '../../app/forms/PasswordFields.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';

/** The form shows these errors. */
const EXPLAINED = [400, 422, 429];

/** Time for which the server can restore a deleted account. */
const GRACE_MS = 7 * 86_400_000;

/** Deletes the account after asking for the password. */
export function DeleteAccount() {
  const messages = useMessages();
  return (
    <Section title={messages['accountDeletion.title']()}>
      <p className={styles.hint}>{messages['accountDeletion.note']()}</p>
      <p className={styles.hint}>{messages['accountDeletion.coPilot']()}</p>
      <span>
        <Dialog
          title={messages['accountDeletion.question']()}
          trigger={<Button tone="danger">{messages['accountDeletion.title']()}</Button>}
        >
          {(close) => <DeletionForm onCancel={close} />}
        </Dialog>
      </span>
      <ByMail />
    </Section>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { api, queryClient, toasts, uploads } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const dateOf = (timestamp: string) => formatDate(timestamp.slice(0, 10), units);
  const [end] = useState(() => new Date(Date.now() + GRACE_MS).toISOString());
  const router = useRouter();
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.deleteMe(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function leave(values: FormData): Promise<void> {
    try {
      const { msg, restore_until: until } = await mutateAsync(rawTextOf(values, 'password'));
      uploads.forget();
      toasts.push({
        type: 'success',
        title: msg,
        message: messages['accountDeletion.done']({ date: dateOf(until) }),
      });
      await router.navigate({ to: '/', ignoreBlocker: true });
      resetAccountQueries(queryClient);
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  return (
    <AppForm
      failure={error}
      fieldErrors={refusal?.fields}
      error={refusal?.status === 429 ? refusal.message : undefined}
      onSubmit={leave}
    >
      <p>{messages['accountDeletion.message']({ date: dateOf(end) })}</p>
      <OwnPasswordField />
      <DialogActions>
        <Button onPress={onCancel}>{messages['edit.cancel']()}</Button>
        <Button type="submit" tone="danger" isPending={isPending}>
          {messages['accountDeletion.title']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}

/** Contact for users without their password, if the operator has an address. */
function ByMail() {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery(instanceQueries.detail(api));
  const address = data?.contact_email;
  if (address === undefined) return null;
  const subject = encodeURIComponent(messages['accountDeletion.mailSubject']());
  return (
    <p className={styles.hint}>
      {messages['accountDeletion.byMail']()}{' '}
      <Link href={`mailto:${address}?subject=${subject}`}>{address}</Link>
    </p>
  );
}
