import { Fragment } from 'react';
import { partsOf, type QuantityText } from './format-quantity-parts.js';
import * as styles from './Quantity.css.js';

export interface QuantityProps {
  /** A duration has several parts. */
  text: QuantityText | readonly QuantityText[] | undefined;
}

/** A number with its unit in smaller, less prominent type. A dash if unknown. */
export function Quantity({ text }: QuantityProps) {
  if (!text) return <span className={styles.quantity}>–</span>;
  return (
    <span className={styles.quantity}>
      {partsOf(text).map(({ number, unit }, index) => (
        <Fragment key={unit}>
          {index > 0 && '\u00a0'}
          {number}
          {unit !== '' && <span className={styles.unit}>{`\u202f${unit}`}</span>}
        </Fragment>
      ))}
    </span>
  );
}
