/** How far a flight led another. */
export interface LeadLine {
  id: string | number;
  /** Such as the pilot of the other. */
  name: string;
  color: string;
  /** One value per fix, negative if behind; NaN if unknown. */
  values: ArrayLike<number>;
}
