import type { EntityFilter } from './search/flight-search.js';
import { formatUrlSearch } from './search/url-search.js';

/** The page of a flight. */
export function flightPath(id: number): string {
  return `/flight/${id}`;
}

/** The page on which a flight is changed. */
export function editFlightPath(id: number): string {
  return `/flight/edit/${id}`;
}

/** The page of the best flights of a month, `2026-07`. */
export function monthPath(month: string): string {
  return `/flight-of-the-month/${month}`;
}

/** The page of a user, a club, an airport or an aircraft. */
export function entityPath(kind: EntityFilter, id: number): string {
  return `/${kind}/${id}`;
}

/** Notifications of a user, visible only to them. */
export function notificationsPath(userId: number): string {
  return `${entityPath('user', userId)}/notifications`;
}

/** The pilots of a club, an airport or an aircraft. */
export function pilotsPath(kind: EntityFilter, id: number): string {
  return `${entityPath(kind, id)}/pilot`;
}

/** A page together with its search parameters. */
export function pathWith(path: string, search: object): string {
  return `${path}${formatUrlSearch({ ...search })}`;
}
