/** The part of a recording that one flight takes, both ends included, as indices of its fixes. */
export interface FlightSpan {
  readonly first: number;
  readonly last: number;
}
