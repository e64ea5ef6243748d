import { useChartColors } from '../chart-colors.js';
import type { NamedSpan } from '../flight-span.js';
import * as styles from './Barogram.css.js';

/** What the shades mean: most are too narrow to be written into. */
export function SpanLegend({ spans }: { spans: readonly NamedSpan[] }) {
  const { shades } = useChartColors();
  const names = new Map(spans.map(({ kind, name }) => [kind, name]));
  if (names.size === 0) return null;
  return (
    <ul className={styles.legend}>
      {[...names].map(([kind, name]) => (
        <li key={kind} className={styles.legendEntry}>
          <span className={styles.swatch} style={{ background: shades[kind] }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
