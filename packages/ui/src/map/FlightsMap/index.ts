export { FlightsMap, type FlightsMapProps } from './FlightsMap.js';
