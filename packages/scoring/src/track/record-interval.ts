/** A closed interval of a recording as indexes of its fixes, usable or not. */
export interface RecordInterval {
  readonly first: number;
  readonly last: number;
}
