export { ClubCard, type ClubCardProps } from './ClubCard.js';
