export { AirportCard, type AirportCardProps } from './AirportCard.js';
