import { type CSSProperties, createElement, type ReactNode, useEffect } from 'react';
import { defineWidgets } from './define-widgets.js';
import type { WidgetTheme, WidgetUnits } from './embedding/attribute-values.js';

/** Properties of all widgets. They are the attributes of the elements. */
export interface CommonWidgetProps {
  /** Address of the server, such as `https://example.org`. */
  server: string;
  /** Code of a language, such as `de`. By default that of the text around the widget. */
  language?: string;
  /** By default the usual units of the language. */
  units?: WidgetUnits;
  /** `system` follows the device. By default that of the page. */
  theme?: WidgetTheme;
  /** Replaces the heading; an empty text removes it. */
  heading?: string;
  /** Target of links, such as `_blank`. */
  target?: string;
  /** Sets custom properties `--cs-…`. */
  style?: CSSProperties;
  className?: string;
  /** Visible until the widget has loaded: a link to the page. */
  children?: ReactNode;
}

/** Properties that select flights. */
export interface FlightFilterProps {
  user?: number;
  club?: number;
  airport?: number;
  aircraft?: number;
  registration?: string;
  /** ISO 3166 code. */
  country?: string;
  /** Id of a local competition. */
  competition?: number;
}

interface ListProps extends CommonWidgetProps, FlightFilterProps {
  /** Contest whose points are shown. Default `free`. */
  contest?: string;
  /** Number of flights, up to 50. Default 5. */
  count?: number;
}

export interface FlightsWidgetProps extends ListProps {
  order?: 'newest' | 'best';
  /** A season such as `2026`, or the current season, the last month or week. */
  period?: number | 'all' | 'season' | 'month' | 'week';
}

/** The latest or the best flights of a user, club, airfield, aircraft, country or competition. */
export function FlightsWidget(props: FlightsWidgetProps) {
  return useWidget('cloudstreet-flights', props);
}

export interface DailyWidgetProps extends ListProps {
  /** `YYYY-MM-DD`. By default the last day with flights. */
  date?: string;
}

/** The best flights of a day. */
export function DailyWidget(props: DailyWidgetProps) {
  return useWidget('cloudstreet-daily', props);
}

export interface FlightWidgetProps extends CommonWidgetProps {
  /** Id of the flight. */
  flight: number;
  contest?: string;
  map?: 'on' | 'off';
  barogram?: 'on' | 'off';
}

/** One flight with map and barogram. */
export function FlightWidget(props: FlightWidgetProps) {
  return useWidget('cloudstreet-flight', props);
}

export interface RankingWidgetProps
  extends CommonWidgetProps,
    Pick<FlightFilterProps, 'club' | 'airport' | 'country'> {
  contest?: string;
  category?: string;
  gliderClass?: 'ALL' | 'OP' | '18' | '15' | 'ST' | 'CL' | 'DO' | 'VI';
  /** A season such as `2026`. By default the current one. */
  period?: number | 'season';
  /** Number of places, up to 50. Default 10. */
  count?: number;
}

/** The places of a ranking. */
export function RankingWidget({ gliderClass, ...props }: RankingWidgetProps) {
  const attributes = { ...props, ...(gliderClass && { 'glider-class': gliderClass }) };
  return useWidget('cloudstreet-ranking', attributes);
}

export interface AirportMapWidgetProps extends CommonWidgetProps {
  /** Id of the airfield. */
  airport: number;
}

/** The map of an airfield. */
export function AirportMapWidget(props: AirportMapWidgetProps) {
  return useWidget('cloudstreet-airport-map', props);
}

export interface TaskWidgetProps extends CommonWidgetProps {
  /** Id of the task. */
  task: number;
}

/** A public task with its map. */
export function TaskWidget(props: TaskWidgetProps) {
  return useWidget('cloudstreet-task', props);
}

/** A button that opens the page for uploads. */
export function UploadWidget(props: CommonWidgetProps) {
  return useWidget('cloudstreet-upload', props);
}

/** The server renders the element with its children; in the browser it is defined once it is there. */
function useWidget(tag: string, { className, ...props }: CommonWidgetProps): ReactNode {
  useEffect(() => defineWidgets(), []);
  return createElement(tag, { ...props, ...(className && { class: className }) });
}
