import type { UserRef } from '@cloudstreet/sdk';
import { Avatar, type AvatarProps } from '@cloudstreet/ui/cards/Avatar';
import { useFileUrl } from '../stories/use-file-url.js';

export interface UserAvatarProps extends Pick<AvatarProps, 'size' | 'ring'> {
  user: Pick<UserRef, 'id' | 'name' | 'image'>;
}

/** Image of a user, or their initials. */
export function UserAvatar({ user: { id, name, image }, ...look }: UserAvatarProps) {
  const fileUrl = useFileUrl();
  return <Avatar id={id} name={name} src={image && fileUrl(image)} {...look} />;
}
