export { AircraftCard, type AircraftCardProps } from './AircraftCard.js';
