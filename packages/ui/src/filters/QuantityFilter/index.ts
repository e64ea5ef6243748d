export { QuantityFilter, type QuantityFilterProps } from './QuantityFilter.js';
