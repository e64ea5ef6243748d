/** How far a flight led another. */
export interface LeadLine {
  id: string | number;
  /** Such as the pilot of the other. */
  name: string;
  color: string;
  /** A value per fix, negative where it was behind; NaN where it cannot be told. */
  values: ArrayLike<number>;
}
