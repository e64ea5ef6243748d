import { FILTER_KINDS as KINDS } from './generated/filter-kinds.js';

/** A kind of filter, by its name in a URL. */
export type FilterKind = keyof typeof KINDS;

/** Values that a filter accepts. */
export interface FilterValues {
  readonly type: 'integer' | 'number' | 'string';
  readonly choices?: readonly (string | number)[];
  /** Regular expression that the whole text must match. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Value that applies if none is given. */
  readonly default?: number;
}

/** Filters of flight lists, generated from the contract. */
export const FILTER_KINDS: {
  readonly [Kind in FilterKind]: {
    /** Query parameter of `GET flight`. */
    readonly parameter: (typeof KINDS)[Kind]['parameter'];
    /** Whether it accepts several values. */
    readonly isList: (typeof KINDS)[Kind]['isList'];
    readonly values: FilterValues;
  };
} = KINDS;

/** Radius around a point of interest if none is given. */
export const DEFAULT_RADIUS_KM = KINDS.radius.values.default;
