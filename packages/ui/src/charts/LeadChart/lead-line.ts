/** Lead of a flight over another. */
export interface LeadLine {
  id: string | number;
  /** Name of the other flight, such as its pilot. */
  name: string;
  color: string;
  /** One value per fix, negative if behind; NaN if unknown. */
  values: ArrayLike<number>;
}
