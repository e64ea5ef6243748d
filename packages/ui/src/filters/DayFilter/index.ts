export { DayFilter, type DayFilterProps } from './DayFilter.js';
