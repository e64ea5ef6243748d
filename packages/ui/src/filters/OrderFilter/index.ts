export { OrderFilter, type OrderFilterProps } from './OrderFilter.js';
