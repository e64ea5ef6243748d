import { memo } from 'react';
import { useCanvasColors } from '../../flight/canvas-colors.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { FlightPhase } from '../flight-phase.js';
import type { NamedInterval } from '../shaded-interval.js';
import * as styles from './Barogram.css.js';
import type { PlotParts } from './plot-input.js';

const PHASES = ['thermal', 'attempt', 'glide'] as const satisfies FlightPhase['kind'][];

/** Explains shades, bands, boxes and thin lines, most of which are too narrow for a label. */
export const ShadeLegend = memo(function ShadeLegend({
  shades,
  phases,
  airspaces,
  others,
}: PlotParts) {
  const messages = useMessages();
  const { shades: shadeColors } = useCanvasColors();
  const names = new Map(shades.map(({ kind, name }: NamedInterval) => [kind, name]));
  const kinds = PHASES.filter((kind) => phases.some((phase) => phase.kind === kind));
  const isLong = kinds.length > 0 || airspaces.length > 0 || others.length > 0;
  if (names.size === 0 && !isLong) return null;
  return (
    <ul className={isLong ? styles.longLegend : styles.legend}>
      {[...names].map(([kind, name]) => (
        <li key={kind} className={styles.legendEntry}>
          <span className={styles.swatch} style={{ background: shadeColors[kind] }} />
          {name}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind} className={styles.legendEntry}>
          <span className={styles.phaseSwatches[kind]} />
          {messages[`barogram.phase.${kind}`]()}
        </li>
      ))}
      {airspaces.length > 0 && (
        <li className={styles.legendEntry}>
          <span className={styles.airspaceSwatch} />
          {messages['barogram.airspaces']()}
        </li>
      )}
      {others.map(({ id, name, color }) => (
        <li key={id} className={styles.legendEntry}>
          <span className={styles.lineSwatch} style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
});
