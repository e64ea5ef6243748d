export {
  glideRatioOf,
  STATISTIC_VALUES,
  type StatisticName,
  type Statistics,
} from './statistics.js';
