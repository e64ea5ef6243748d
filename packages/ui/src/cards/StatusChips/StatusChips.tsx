import type { Gender } from '@cloudstreet/sdk';
import { Chip } from '../../controls/Chip/Chip.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { Tone } from '../../theme/tokens.js';
import { statusOf, type UserDisplayStatus, type UserStatusFields } from '../user-display-status.js';

export interface StatusChipsProps {
  user: UserStatusFields & { gender: Gender; developer?: boolean | undefined };
}

/** Tones that match the border of the avatar. */
const TONES: Readonly<Record<UserDisplayStatus, Tone>> = {
  patron: 'warning',
  premium: 'brand',
  supporter: 'neutral',
  junior: 'climb',
};

/** Shows status and developer mark as text, in addition to the border of the profile image. */
export function StatusChips({ user }: StatusChipsProps) {
  const messages = useMessages();
  const status = statusOf(user);
  return (
    <>
      {user.junior && (
        <Chip tone={TONES.junior}>{messages['user.junior']({ gender: user.gender })}</Chip>
      )}
      {status && <Chip tone={TONES[status]}>{messages['user.status']({ status })}</Chip>}
      {user.developer && <Chip tone="brand">{messages['user.developer']()}</Chip>}
    </>
  );
}
