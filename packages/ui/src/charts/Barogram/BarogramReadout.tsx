import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Quantity } from '../../values/Quantity.js';
import { Altitude, ClimbRate, CruiseSpeed } from '../../values/quantities.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { useClock } from '../clock.js';
import type { CursorStore } from '../cursor-store.js';
import { at, heightAt, nearestInTime } from '../flight-columns.js';
import { climbRateAt, groundSpeedAt, type MeasuredColumns } from '../motion.js';
import { useCursor } from '../use-cursor-store.js';
import * as styles from './Barogram.css.js';

/** What the flight was doing at the cursor; dashes of the same width where there is none. */
export function BarogramReadout(props: {
  track: MeasuredColumns;
  curve: BarogramCurve | undefined;
  cursor: CursorStore;
}) {
  const { track, curve } = props;
  const cursorTimeS = useCursor(props.cursor);
  const messages = useMessages();
  const units = useUnits();
  const reading = useMemo(() => readingAt(track, cursorTimeS), [track, cursorTimeS]);
  const clock = useClock();
  const time = reading && clock(reading.timeS);
  return (
    <dl className={styles.readout}>
      <Reading name={messages['barogram.time']()}>{time ?? '–'}</Reading>
      <Reading name={messages['barogram.altitude']()}>
        <Altitude m={reading?.altitudeM} />
      </Reading>
      {track.groundAltM && (
        <Reading name={messages['barogram.height']()}>
          <Altitude m={reading?.heightM} />
        </Reading>
      )}
      <Reading name={messages['barogram.climb']()}>
        <ClimbRate mps={reading?.climbMps} />
      </Reading>
      {track.lat && (
        <Reading name={messages['barogram.speed']()}>
          <CruiseSpeed kmh={reading?.speedKmh} />
        </Reading>
      )}
      {curve && (
        <Reading name={messages[`barogram.curve.${curve.name}`]()}>
          <Quantity text={reading && curveText(curve, reading.index, units)} />
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

function readingAt(track: MeasuredColumns, cursorTimeS: number | null) {
  if (cursorTimeS === null || track.timeS.length === 0) return undefined;
  const index = nearestInTime(track.timeS, cursorTimeS);
  const altitudeM = at(track.altitudeM, index);
  return {
    index,
    timeS: at(track.timeS, index),
    altitudeM,
    heightM: heightAt(track, index),
    climbMps: climbRateAt(track, index),
    speedKmh: groundSpeedAt(track, index),
  };
}
