import type { Digest, Me } from '@cloudstreet/sdk';
import { userMutations } from '@cloudstreet/sdk/react';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';

const PERIODS = ['off', 'daily', 'weekly'] as const satisfies Digest[];

/** The period of mails with news. The choice takes effect at once. */
export function DigestChoice({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation(userMutations.update(api));
  return (
    <Select
      label={messages['digest.label']()}
      hint={messages['digest.note']()}
      options={PERIODS.map((id) => ({ id, label: messages['digest.period']({ digest: id }) }))}
      value={(isPending ? variables.digest : undefined) ?? me.digest}
      onChange={(digest) => mutate({ digest })}
    />
  );
}
