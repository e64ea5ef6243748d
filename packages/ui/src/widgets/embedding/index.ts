export {
  MAX_COUNT,
  WIDGET_THEMES,
  WIDGET_UNITS,
  type WidgetTheme,
  type WidgetUnits,
} from './attribute-values.js';
export { problemKindOf } from './problem-kind.js';
