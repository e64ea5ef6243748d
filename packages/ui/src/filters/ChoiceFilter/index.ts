export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter.js';
