export { SeasonFilter, type SeasonFilterProps } from './SeasonFilter.js';
