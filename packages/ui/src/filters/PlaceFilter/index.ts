export { PlaceFilter, type PlaceFilterProps } from './PlaceFilter.js';
