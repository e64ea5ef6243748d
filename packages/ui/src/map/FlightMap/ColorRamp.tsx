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

/** Colours of values from low to high, each with its value. */
export function ColorRamp({ name, quantity, classes }: ColorRampProps) {
  const units = useUnits();
  // Altitudes are wider than their colours. If there are many, every second one suffices.
  const isCrowded = quantity === 'altitude' && classes.length > 5;
  const marks = classes.map(({ mark = 0 }) => formatQuantityParts(quantity, mark, units, 0));
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
            <span className={isCrowded && index % 2 === 1 ? visuallyHidden : undefined}>
              {marks[index]?.number}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
