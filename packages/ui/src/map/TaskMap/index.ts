export type { MapTaskPoint } from '../FlightMap/map-features.js';
export { TaskMap, type TaskMapProps } from './TaskMap.js';
