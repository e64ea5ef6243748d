import type { AuditAction, UserRole } from '@cloudstreet/sdk';

export const REPORT_STATES = ['open', 'closed'] as const;
export const FLIGHT_STATES = ['reported', 'hidden', 'invalid', 'pending'] as const;
export const USER_STATES = ['all', 'reported', 'banned', 'staff'] as const;
export const ROLES = ['user', 'moderator', 'superuser'] as const satisfies readonly UserRole[];
export const AUDIT_ACTIONS = [
  'flight_hidden',
  'flight_restored',
  'flight_rescored',
  'story_removed',
  'words_removed',
  'competition_deleted',
  'report_closed',
  'club_changed',
  'club_merged',
  'account_banned',
  'account_unbanned',
  'live_banned',
  'live_unbanned',
  'content_banned',
  'content_unbanned',
  'signed_out',
  'made_user',
  'made_moderator',
  'made_superuser',
] as const satisfies readonly AuditAction[];

export type ReportState = (typeof REPORT_STATES)[number];
export type FlightState = (typeof FLIGHT_STATES)[number];
export type UserState = (typeof USER_STATES)[number];

type Search = Record<string, unknown>;

export interface UsersSearch {
  readonly state?: UserState;
  readonly query?: string;
}

/** Parses which reports to list; open ones by default. */
export function parseReportsSearch({ state }: Search): { readonly state?: ReportState } {
  return state === 'closed' ? { state } : {};
}

/** Parses which flights to list; reported ones by default. */
export function parseFlightsSearch({ state }: Search): { readonly state?: FlightState } {
  const known = FLIGHT_STATES.find((each) => each === state);
  return known ? { state: known } : {};
}

/** Parses which accounts to list; the newest by default. */
export function parseUsersSearch({ state, query }: Search): UsersSearch {
  const known = USER_STATES.find((each) => each === state);
  const text = typeof query === 'number' ? String(query) : query;
  return {
    ...(known && known !== 'all' && { state: known }),
    ...(typeof text === 'string' && text !== '' && { query: text }),
  };
}

/** Parses which clubs to list; the newest by default. */
export function parseClubsSearch(search: Search): { readonly query?: string } {
  const { query } = parseUsersSearch(search);
  return query === undefined ? {} : { query };
}

/** Parses which actions to list; all by default. */
export function parseAuditSearch({ action }: Search): { readonly action?: AuditAction } {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? { action: known } : {};
}
