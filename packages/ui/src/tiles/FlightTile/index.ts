export { FlightTile, type FlightTileProps } from './FlightTile.js';
export { FlightTileSkeleton } from './FlightTileSkeleton.js';
