export {
  AirportMapWidget,
  type CommonWidgetProps,
  DailyWidget,
  type FlightFilterProps,
  FlightsWidget,
  FlightWidget,
  RankingWidget,
  TaskWidget,
  UploadWidget,
} from './components.js';
export { defineWidgets } from './define-widgets.js';
export type { WidgetOptions } from './WidgetElement.js';
