export {
  DistanceFilter,
  type DistanceFilterProps,
  type DistanceLimits,
  isDistanceRange,
} from './DistanceFilter.js';
