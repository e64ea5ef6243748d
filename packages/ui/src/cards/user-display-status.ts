import type { UserStatus } from '@cloudstreet/sdk';

/** Fields of a user that determine the border of the avatar. */
export interface UserStatusFields {
  readonly status?: UserStatus | undefined;
  /** Whether the user has the patron badge. */
  readonly badge?: boolean | undefined;
  readonly junior: boolean;
}

/** Status shown by the border of the avatar; juniors without a status have their own. */
export type UserDisplayStatus = UserStatus | 'junior';

export function displayStatusOf(user: UserStatusFields): UserDisplayStatus | undefined {
  return statusOf(user) ?? (user.junior ? 'junior' : undefined);
}

export function statusOf({ status, badge }: UserStatusFields): UserStatus | undefined {
  return status ?? (badge === true ? 'patron' : undefined);
}
