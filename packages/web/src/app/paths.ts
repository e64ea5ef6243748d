import type { EntityFilter } from './search/flight-search.js';
import { formatUrlSearch } from './search/url-search.js';

/** Returns the path of a flight. */
export function flightPath(id: number): string {
  return `/flight/${id}`;
}

/** Returns the path for editing a flight. */
export function editFlightPath(id: number): string {
  return `/flight/edit/${id}`;
}

/** Returns the path of the best flights of a month, such as `2026-07`. */
export function monthPath(month: string): string {
  return `/flight-of-the-month/${month}`;
}

/** Returns the path of a user, a club, an airport or an aircraft. */
export function entityPath(kind: EntityFilter, id: number): string {
  return `/${kind}/${id}`;
}

/** Returns the path of a user's notifications, which only they can see. */
export function notificationsPath(userId: number): string {
  return `${entityPath('user', userId)}/notifications`;
}

/** Returns the path of the followers of a user, and of those whom they follow. */
export function friendsPath(userId: number): string {
  return `${entityPath('user', userId)}/friends`;
}

/** Returns the path of a user's year in review. */
export function yearPath(userId: number, year: number): string {
  return `${entityPath('user', userId)}/year/${year}`;
}

/** Returns the path of the collections of a user. */
export function collectionsPath(userId: number): string {
  return `${entityPath('user', userId)}/flight-collection`;
}

/** Returns the path of a collection. */
export function collectionPath(id: string): string {
  return `/collection/${id}`;
}

/** Returns the path of the travels of a user. */
export function travelsPath(userId: number): string {
  return `${entityPath('user', userId)}/travel`;
}

/** Returns the path of a travel. */
export function travelPath(id: number): string {
  return `/travel/${id}`;
}

/** Returns the path of a task. */
export function taskPath(id: number): string {
  return `/task/${id}`;
}

/** Path of the tasks that pilots have declared. */
export const DECLARED_PATH = '/task/declared';

/** Returns the path of the waypoint collections of a user. */
export function waypointCollectionsPath(userId: number): string {
  return `${entityPath('user', userId)}/waypoint-collection`;
}

/** Returns the path of a collection of waypoints. */
export function waypointsPath(id: string): string {
  return `/waypoint/${id}`;
}

/** Path of the competitions of SoaringSpot. */
export const COMPETITIONS_PATH = '/task/score';

/** Returns the path of a local competition. */
export function competitionPath(id: number): string {
  return `${COMPETITIONS_PATH}/${id}`;
}

/** Path of the competitions of several days. */
export const CHAMPIONSHIPS_PATH = '/task/championship';

/** Returns the path of a competition of several days. */
export function championshipPath(id: number): string {
  return `${CHAMPIONSHIPS_PATH}/${id}`;
}

export const CENTRAL_COMPETITIONS_PATH = '/task/soaringspot';

/** Returns the path of a competition of SoaringSpot. */
export function centralCompetitionPath(id: number): string {
  return `${CENTRAL_COMPETITIONS_PATH}/${id}`;
}

/** Returns the path of a user's badges. */
export function badgesPath(userId: number): string {
  return `${entityPath('user', userId)}/badges`;
}

/** Returns the path of a badge, with the progress of a user. */
export function badgePath(userId: number, badgeId: string): string {
  return `${badgesPath(userId)}/${badgeId}`;
}

/** Returns the path of the evidence of a user for a badge of the FAI. */
export function claimPath(userId: number, badgeId: string): string {
  return `${badgePath(userId, badgeId)}/claim`;
}

/** Returns the path of the pilots of a club, an airport or an aircraft. */
export function pilotsPath(kind: EntityFilter, id: number): string {
  return `${entityPath(kind, id)}/pilot`;
}

/** Returns the path for planning a task; without an id, a new one. */
export function planPath(id?: number): string {
  return `/task/plan/${id ?? 'new'}`;
}

/** Adds search parameters to a path. */
export function pathWith(path: string, search: object): string {
  return `${path}${formatUrlSearch({ ...search })}`;
}
