import { ApiError, type Credentials } from '@cloudstreet/sdk';
import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Section } from '@cloudstreet/ui/layout/Page';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';

export interface RestoreAccountProps {
  /** Credentials that were just used. */
  credentials: Credentials;
  /** ISO 8601. */
  until: string;
  onRestored: () => void;
}

/** Offers to restore a recently deleted account. */
export function RestoreAccount({ credentials, until, onRestored }: RestoreAccountProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const { mutateAsync, isPending, error } = useMutation({
    ...authMutations.restore(api),
    // This page shows the error.
    meta: { explains: [400, 422, 429] },
  });

  async function restore(): Promise<void> {
    try {
      await mutateAsync(credentials);
      toasts.push({ type: 'success', title: messages['restore.done']() });
      onRestored();
    } catch {
      // It is shown here, or by a toast.
    }
  }

  return (
    <Section title={messages['restore.title']()}>
      <p role="alert">
        {messages['restore.note']({ date: formatDate(until.slice(0, 10), units) })}
      </p>
      {error instanceof ApiError && error.status > 0 && error.status < 500 && (
        <p role="alert">{error.message}</p>
      )}
      <Unsent failure={error} />
      <span>
        <Button tone="primary" isPending={isPending} onPress={() => void restore()}>
          {messages['restore.submit']()}
        </Button>
      </span>
    </Section>
  );
}
