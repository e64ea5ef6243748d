import type { UserGroup } from '@cloudstreet/sdk';
import { groupMutations } from '@cloudstreet/sdk/react';
import { useApp } from '../../app/context.js';
import { ImageSection } from '../../app/forms/ImageSection.js';
import { useMessages } from '../../app/messages.js';

/** Image of a group, for its managers. */
export function GroupImage({ group }: { group: UserGroup }) {
  const { api } = useApp();
  const messages = useMessages();
  return (
    <ImageSection
      shown={group}
      set={groupMutations.setImage(api, group.id)}
      remove={groupMutations.deleteImage(api, group.id)}
      texts={{
        drop: messages['group.image.drop'](),
        done: messages['group.image.done'](),
        removed: messages['group.image.removed'](),
      }}
    />
  );
}
