import { type ReactNode, useMemo } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at, heightAt, nearestInTime } from '../../flight/flight-columns.js';
import { useThrottledCursor } from '../../flight/use-throttled-cursor.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatQuantityParts, type QuantityText } from '../../values/format-quantity-parts.js';
import { Quantity } from '../../values/Quantity.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { useClock } from '../clock.js';
import type { FlightPhase } from '../flight-phase.js';
import { climbRateAt, groundSpeedAt, type MeasuredColumns } from '../motion.js';
import { summarizeFlight } from '../summarize-flight.js';
import * as styles from './Barogram.css.js';

interface BarogramReadoutProps {
  track: MeasuredColumns;
  curve: BarogramCurve | undefined;
  phases: readonly FlightPhase[];
  cursor: CursorStore;
}

/** Values of the flight at the cursor, or of the whole flight without a cursor. */
export function BarogramReadout(props: BarogramReadoutProps) {
  const { track, cursor } = props;
  const timeS = useThrottledCursor(cursor);
  const fix =
    timeS === null || track.unixS.length === 0 ? undefined : nearestInTime(track.unixS, timeS);
  return (
    <dl className={styles.readout}>
      {fix === undefined ? <FlightReadings {...props} /> : <FixReadings {...props} fix={fix} />}
    </dl>
  );
}

/** Highest altitude, greatest height gain and mean climb. */
function FlightReadings({ track, phases }: BarogramReadoutProps) {
  const messages = useMessages();
  const units = useUnits();
  const { highestM, gainM, climbMps } = useMemo(
    () => summarizeFlight(track, phases),
    [track, phases],
  );
  const figure = (quantity: 'altitude' | 'climb', value: number | undefined) => (
    <Quantity
      text={value === undefined ? undefined : formatQuantityParts(quantity, value, units)}
    />
  );
  return (
    <>
      <Reading name={messages['barogram.highest']()}>{figure('altitude', highestM)}</Reading>
      <Reading name={messages['barogram.gain']()}>{figure('altitude', gainM)}</Reading>
      <Reading name={messages['barogram.meanClimb']()}>{figure('climb', climbMps)}</Reading>
    </>
  );
}

function FixReadings({ track, curve, fix }: BarogramReadoutProps & { fix: number }) {
  const messages = useMessages();
  const units = useUnits();
  const clock = useClock();
  const figure = (textAt: (index: number) => QuantityText | undefined) => (
    <Quantity text={textAt(fix)} />
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
    <>
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
    </>
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
