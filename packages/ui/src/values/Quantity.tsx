import type { QuantityText } from './format-quantity-parts.js';
import * as styles from './Quantity.css.js';

/** A number with its unit in smaller, less prominent type. A dash if unknown. */
export function Quantity({ text }: { text: QuantityText | undefined }) {
  if (!text) return <span className={styles.quantity}>–</span>;
  return (
    <span className={styles.quantity}>
      {text.number}
      {text.unit !== '' && <span className={styles.unit}>{`\u202f${text.unit}`}</span>}
    </span>
  );
}
