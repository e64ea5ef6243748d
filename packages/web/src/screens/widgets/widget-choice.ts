import { type ContestName, findContestName } from '@cloudstreet/scoring/score';
import {
  MAX_COUNT,
  WIDGET_THEMES,
  WIDGET_UNITS,
  type WidgetTheme,
  type WidgetUnits,
} from '@cloudstreet/ui/widgets/embedding';

/** Kinds of widgets, as in the address of the page. `map` is that of an airfield. */
export const WIDGET_KINDS = [
  'flights',
  'daily',
  'ranking',
  'flight',
  'map',
  'task',
  'upload',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** Objects by which widgets select flights. */
const OBJECTS = [
  'all',
  'user',
  'club',
  'airport',
  'aircraft',
  'registration',
  'country',
  'competition',
] as const;
export type WidgetObject = (typeof OBJECTS)[number];

export const UNITS = Object.keys(WIDGET_UNITS) as WidgetUnits[];
export const THEMES = Object.keys(WIDGET_THEMES) as WidgetTheme[];

/** Periods up to today. Others are seasons, such as `2026`. */
const PERIODS = ['season', 'month', 'week'] as const;
export type WidgetPeriod = (typeof PERIODS)[number] | `${number}`;

const ORDERS = ['newest', 'best'] as const;
export type WidgetOrder = (typeof ORDERS)[number];

/** A configured widget. It is in the address of the page. */
export interface WidgetChoice {
  widget: WidgetKind;
  /** The objects whose flights it shows. */
  by: WidgetObject;
  /** Id, registration or country code; empty until it is entered. */
  of: string;
  count: number;
  /** Undefined for all flights, and for the current season of a ranking. */
  period?: WidgetPeriod | undefined;
  order?: WidgetOrder | undefined;
  /** Undefined for free distance. */
  contest?: ContestName | undefined;
  /** Undefined for that of the site. */
  theme?: WidgetTheme | undefined;
  /** Code of the language; undefined for that of the site. */
  language?: string | undefined;
  /** Undefined for those of the language. */
  units?: WidgetUnits | undefined;
}

const DEFAULT: WidgetChoice = { widget: 'flights', by: 'all', of: '', count: 5 };

/** Reads the address of the page. Wrong values become the defaults. */
export function parseWidgetSearch(
  search: Readonly<Record<string, unknown>>,
): Partial<WidgetChoice> {
  // The router reads numbers as numbers.
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === text(name));
  const count = Number(search['count']);
  const given = {
    widget: oneOf(WIDGET_KINDS, 'widget'),
    by: oneOf(OBJECTS, 'by'),
    of: text('of'),
    count: Number.isInteger(count) && count >= 1 && count <= MAX_COUNT ? count : undefined,
    period: oneOf(PERIODS, 'period') ?? seasonIn(text('period')),
    order: oneOf(ORDERS, 'order'),
    contest: findContestName(text('contest') ?? ''),
    theme: oneOf(THEMES, 'theme'),
    language: text('language'),
    units: oneOf(UNITS, 'units'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function seasonIn(text = ''): WidgetPeriod | undefined {
  return /^(19|20|21)\d{2}$/.test(text) ? `${Number(text)}` : undefined;
}

export function widgetChoice(search: Partial<WidgetChoice>): WidgetChoice {
  const choice = { ...DEFAULT, ...search };
  const [first = 'all'] = objectsOf(choice.widget);
  return objectsOf(choice.widget).includes(choice.by) ? choice : { ...choice, by: first };
}

/** Periods of a kind of widget beside the seasons of the past; `all` is none. */
export function periodsOf({ widget }: WidgetChoice): readonly ('all' | WidgetPeriod)[] {
  if (widget === 'flights') return ['all', ...PERIODS];
  return widget === 'ranking' ? ['season'] : [];
}

/** Objects by which a kind of widget selects; the default first. Empty if it selects nothing. */
export function objectsOf(widget: WidgetKind): readonly WidgetObject[] {
  switch (widget) {
    case 'flights':
    case 'daily':
      return OBJECTS;
    case 'ranking':
      return ['all', 'club', 'airport', 'country'];
    case 'flight':
    case 'map':
    case 'task':
    case 'upload':
      return [];
  }
}

export function hasRows({ widget }: WidgetChoice): boolean {
  return widget === 'flights' || widget === 'daily' || widget === 'ranking';
}

/** The chosen period, if the widget has it. */
export function periodOf(choice: WidgetChoice): WidgetPeriod | undefined {
  const { period } = choice;
  const periods = periodsOf(choice);
  const isSeason = periods.length > 0 && Number(period) > 0;
  return isSeason || periods.some((each) => each === period) ? period : undefined;
}

/** Whether a widget shows points of a contest. */
export function hasContest(choice: WidgetChoice): boolean {
  return hasRows(choice) || choice.widget === 'flight';
}

/** Whether a widget shows distances or altitudes. */
export function hasFigures({ widget }: WidgetChoice): boolean {
  return widget !== 'upload';
}

/** The object that must be entered; undefined for widgets about everyone. */
export function neededObject({
  widget,
  by,
}: WidgetChoice): Exclude<WidgetObject, 'all'> | 'flight' | 'task' | undefined {
  if (widget === 'flight' || widget === 'task') return widget;
  if (widget === 'map') return 'airport';
  return by === 'all' || objectsOf(widget).length === 0 ? undefined : by;
}

/** Returns the attributes of the element; undefined until everything needed is entered. */
export function widgetAttributes(choice: WidgetChoice): Record<string, string> | undefined {
  const object = neededObject(choice);
  const value = choice.of.trim();
  if (object !== undefined && value === '') return undefined;
  return {
    ...(object !== undefined && { [object]: value }),
    ...(hasRows(choice) && { count: String(choice.count) }),
    ...optionalAttributes(choice),
  };
}

/** Returns the attributes that differ from what an element does without them. */
function optionalAttributes(choice: WidgetChoice): Record<string, string> {
  const { order, contest, language, units, theme } = choice;
  const period = periodOf(choice);
  return {
    ...(period !== undefined && { period }),
    ...(order === 'best' && choice.widget === 'flights' && { order }),
    ...(contest !== undefined && contest !== 'free' && hasContest(choice) && { contest }),
    ...(language !== undefined && { language }),
    ...(hasFigures(choice) && units !== undefined && { units }),
    ...(theme !== undefined && { theme }),
  };
}
