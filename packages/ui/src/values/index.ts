export { FlownTime } from './FlownTime.js';
export { type CommonQuantity, formatCommon } from './format-common.js';
export { formatDuration, formatSeconds } from './format-duration.js';
export { formatPosition } from './format-position.js';
export {
  formatQuantityParts,
  type QuantityText,
  quantityText,
} from './format-quantity-parts.js';
export { type DateStyle, formatDate, formatTime } from './format-time.js';
export { Minutes } from './Minutes.js';
export {
  Altitude,
  AltitudeRange,
  Angle,
  Area,
  ClimbRate,
  ClimbRateRange,
  Count,
  CruiseSpeed,
  Distance,
  Duration,
  Energy,
  GlideRatio,
  Index,
  Mass,
  Points,
  Pressure,
  Separation,
  Share,
  Speed,
  WingLoading,
} from './quantities.js';
export { LocalDate, LocalTime } from './times.js';
export {
  TimeZoneProvider,
  type TimeZoneProviderProps,
  type UnitPreferences,
  UnitsProvider,
  type UnitsProviderProps,
  useUnits,
} from './UnitsProvider.js';
