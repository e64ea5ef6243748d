import type { UserGroup } from '@cloudstreet/sdk';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMessages } from '../../app/messages.js';

/** Name and description of a group. */
export function GroupFields({ group }: { group?: UserGroup }) {
  const messages = useMessages();
  return (
    <>
      <TextField
        label={messages['group.name']()}
        name="name"
        isRequired
        requiredMessage={messages['group.name.required']()}
        maxLength={100}
        autoComplete="off"
        defaultValue={group?.name ?? ''}
      />
      <TextField
        label={messages['group.description']()}
        name="description"
        lines={4}
        maxLength={10_000}
        defaultValue={group?.description ?? ''}
      />
    </>
  );
}
