import { FILTER_KINDS as KINDS } from './generated/filter-kinds.js';

/** A kind of filter, as it is named in a URL. */
export type FilterKind = keyof typeof KINDS;

/** What a filter takes. */
export interface FilterValues {
  readonly type: 'integer' | 'number' | 'string';
  readonly choices?: readonly (string | number)[];
  /** Regular expression of the whole text. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** By what a list of flights can be narrowed, as the contract says. */
export const FILTER_KINDS: {
  readonly [Kind in FilterKind]: {
    /** Its parameter of `GET flight`. */
    readonly parameter: (typeof KINDS)[Kind]['parameter'];
    /** Whether it takes several values. */
    readonly isList: (typeof KINDS)[Kind]['isList'];
    readonly values: FilterValues;
  };
} = KINDS;
