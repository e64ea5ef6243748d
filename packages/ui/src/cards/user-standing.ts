import type { UserStatus } from '@cloudstreet/sdk';

/** What of a user decides on the colour of the border around the picture. */
export interface StandingUser {
  readonly status?: UserStatus | undefined;
  /** Wears the badge of a patron. */
  readonly badge?: boolean | undefined;
  readonly junior: boolean;
}

/** What the border around a picture says: the status, or else that somebody is a junior. */
export type UserStanding = UserStatus | 'junior';

export function standingOf(user: StandingUser): UserStanding | undefined {
  return statusOf(user) ?? (user.junior ? 'junior' : undefined);
}

export function statusOf({ status, badge }: StandingUser): UserStatus | undefined {
  return status ?? (badge === true ? 'patron' : undefined);
}
