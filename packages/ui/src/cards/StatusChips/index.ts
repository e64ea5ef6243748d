export { type StandingUser, standingOf, type UserStanding } from '../user-standing.js';
export { StatusChips, type StatusChipsProps } from './StatusChips.js';
