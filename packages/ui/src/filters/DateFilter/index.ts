export { DateFilter, type DateFilterProps } from './DateFilter.js';
