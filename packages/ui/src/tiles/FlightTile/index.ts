export { FlightTile, type FlightTileProps } from './FlightTile.js';
