import type { Me } from '@cloudstreet/sdk';

/** Whether a user may moderate. */
export function isModerator(me: Me | null | undefined): boolean {
  return me?.is_moderator === true || me?.is_superuser === true;
}
