/** A closed interval of time in Unix seconds. */
export interface Interval {
  readonly startS: number;
  readonly endS: number;
}
