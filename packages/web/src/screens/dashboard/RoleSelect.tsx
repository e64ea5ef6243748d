import type { ModeratedUser } from '@cloudstreet/sdk';
import { moderationMutations } from '@cloudstreet/sdk/react';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { ROLES } from './dashboard-search.js';

/** Changes the role of an account; only superusers may. */
export function RoleSelect({ user: { id, name, role } }: { user: ModeratedUser }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation(moderationMutations.setRole(api));
  return (
    <Select
      label={messages['dashboard.role.label']({ name })}
      look="chip"
      isDisabled={isPending}
      value={isPending ? variables.role : role}
      options={ROLES.map((each) => ({
        id: each,
        label: messages['dashboard.role']({ role: each }),
      }))}
      onChange={(chosen) => {
        if (chosen === role) return;
        mutate(
          { id, role: chosen },
          {
            onSuccess: () =>
              toasts.push({
                type: 'success',
                title: messages['dashboard.role.done']({ name, role: chosen }),
              }),
          },
        );
      }}
    />
  );
}
