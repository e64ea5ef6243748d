export { kindIcon } from './kind-icon.js';
export { NameFilter, type NameFilterProps, type NameHit } from './NameFilter.js';
