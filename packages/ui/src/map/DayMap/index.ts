export { DayMap, type DayMapProps } from './DayMap.js';
