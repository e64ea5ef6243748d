import type { Me } from '@cloudstreet/sdk';
import { userImageMutations } from '@cloudstreet/sdk/react';
import { useApp } from '../../app/context.js';
import { ImageSection } from '../../app/forms/ImageSection.js';
import { useMessages } from '../../app/messages.js';

/** Image of the user. */
export function ProfileImage({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  return (
    <ImageSection
      shown={me}
      set={userImageMutations.set(api)}
      remove={userImageMutations.delete(api)}
      texts={{
        drop: messages['profile.image.drop'](),
        done: messages['profile.image.done'](),
        removed: messages['profile.image.removed'](),
      }}
    />
  );
}
