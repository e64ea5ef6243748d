import { Crosshair } from 'lucide-react';
import * as styles from './FlightsMap.css.js';

/** Marks the middle of the map. */
export function MiddleMark() {
  return (
    <div className={styles.middle}>
      <Crosshair size={32} strokeWidth={1.5} aria-hidden />
    </div>
  );
}
