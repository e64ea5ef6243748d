import { seasonBounds } from '../season-stub.js';

const JUNIOR_UNTIL_AGE = 25;

/** Junior: the 25th birthday falls on or after the day at which the season starts. */
export function isJunior(dateOfBirth: string, season: number): boolean {
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + JUNIOR_UNTIL_AGE}${dateOfBirth.slice(4)}`;
  return birthday >= seasonBounds(season).start;
}
