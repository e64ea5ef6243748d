import type { Quantity } from '@cloudstreet/scoring/units';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantityParts } from '../../values/format-quantity-parts.js';
import { useUnits } from '../../values/UnitsProvider.js';
import type { ColorClass } from '../track-coloring.js';
import * as styles from './MapLegend.css.js';

export interface ColorRampProps {
  name: string;
  quantity: Quantity;
  classes: readonly ColorClass[];
}

/** Maximum length of values that fit below their colours. */
const MAX_NARROW = 2;

/** Colours of values from low to high, each with its value. Of long values few are visible. */
export function ColorRamp({ name, quantity, classes }: ColorRampProps) {
  const units = useUnits();
  const marks = classes.map(({ mark = 0 }) => formatQuantityParts(quantity, mark, units, 0));
  const isNarrow = marks.every(({ number }) => number.length <= MAX_NARROW);
  const last = marks.length - 1;
  return (
    <figure className={styles.ramp} aria-label={name}>
      <figcaption>
        {name}
        {marks[0] && ` (${marks[0].unit})`}
      </figcaption>
      <ol className={styles.classes}>
        {classes.map(({ color }, index) => (
          <li key={color} className={styles.step}>
            <span className={styles.swatch} style={{ background: color }} />
            <span
              className={
                isNarrow || index === 0 || index === last || index * 2 === last
                  ? styles.mark
                  : visuallyHidden
              }
            >
              {marks[index]?.number}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
