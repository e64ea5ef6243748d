import type { Club } from '@cloudstreet/sdk';
import { clubMutations } from '@cloudstreet/sdk/react';
import { useApp } from '../context.js';
import { ImageSection } from '../forms/ImageSection.js';
import { useMessages } from '../messages.js';

/** Logo of a club, for its administrators and moderators. */
export function ClubLogo({ club }: { club: Pick<Club, 'id' | 'name' | 'image'> }) {
  const { api } = useApp();
  const messages = useMessages();
  const { id, name, image } = club;
  return (
    <ImageSection
      shown={{ name, ...(image !== undefined && { image }) }}
      set={clubMutations.setImage(api, id)}
      remove={clubMutations.deleteImage(api, id)}
      texts={{
        title: messages['club.logo'](),
        remove: messages['club.logo.remove'](),
        drop: messages['club.logo.drop'](),
        done: messages['club.logo.done'](),
        removed: messages['club.logo.removed'](),
      }}
    />
  );
}
