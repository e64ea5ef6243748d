import type { ReactNode } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at, heightAt, nearestInTime } from '../../flight/flight-columns.js';
import { useThrottledCursor } from '../../flight/use-throttled-cursor.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatQuantityParts, type QuantityText } from '../../values/format-quantity-parts.js';
import { Quantity } from '../../values/Quantity.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { useClock } from '../clock.js';
import { climbRateAt, groundSpeedAt, type MeasuredColumns } from '../motion.js';
import * as styles from './Barogram.css.js';

/** Values of the flight at the cursor. Without a cursor, dashes of equal width. */
export function BarogramReadout(props: {
  track: MeasuredColumns;
  curve: BarogramCurve | undefined;
  cursor: CursorStore;
}) {
  const { track, curve, cursor } = props;
  const messages = useMessages();
  const units = useUnits();
  const clock = useClock();
  const timeS = useThrottledCursor(cursor);
  const fix =
    timeS === null || track.unixS.length === 0 ? undefined : nearestInTime(track.unixS, timeS);
  const figure = (textAt: (index: number) => QuantityText | undefined) => (
    <Quantity text={fix === undefined ? undefined : textAt(fix)} />
  );
  const measured = (
    quantity: 'altitude' | 'climb' | 'cruiseSpeed',
    valueAt: (index: number) => number | undefined,
    digits?: number,
  ) =>
    figure((index) => {
      const value = valueAt(index);
      return value === undefined ? undefined : formatQuantityParts(quantity, value, units, digits);
    });
  return (
    <dl className={styles.readout}>
      <Reading name={messages['barogram.time']()}>
        {figure((index) => ({ number: clock(at(track.unixS, index)), unit: '' }))}
      </Reading>
      <Reading name={messages['barogram.altitude']()}>
        {measured('altitude', (index) => at(track.altitudeM, index))}
      </Reading>
      {track.groundAltM && (
        <Reading name={messages['barogram.height']()}>
          {measured('altitude', (index) => heightAt(track, index))}
        </Reading>
      )}
      <Reading name={messages['barogram.climb']()}>
        {measured('climb', (index) => climbRateAt(track, index))}
      </Reading>
      <Reading name={messages['barogram.speed']()}>
        {measured('cruiseSpeed', (index) => groundSpeedAt(track, index), 0)}
      </Reading>
      {curve && (
        <Reading name={messages[`barogram.curve.${curve.name}`]()}>
          {figure((index) => curveText(curve, index, units))}
        </Reading>
      )}
    </dl>
  );
}

function Reading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.reading}>
      <dt className={styles.readingName}>{name}</dt>
      <dd className={styles.readingValue}>{children}</dd>
    </div>
  );
}
