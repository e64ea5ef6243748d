export { FilterError, type FilterErrorProps } from './FilterError.js';
