/** A closed interval of a recording as indexes of its fixes, including unusable ones. */
export interface RecordInterval {
  readonly first: number;
  readonly last: number;
}
