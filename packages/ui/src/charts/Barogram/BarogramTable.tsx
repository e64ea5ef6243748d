import { useMemo, useState } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatTime } from '../../values/format-time.js';
import { Altitude, ClimbRate, CruiseSpeed } from '../../values/quantities.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from '../DataTable.css.js';
import { at, type FlightColumns, nearestInTime } from '../flight-columns.js';
import { climbRateAt, groundSpeedAt } from '../motion.js';
import { sampleFixes } from '../sample-fixes.js';

/** A moment that the table names. */
export interface NamedTime {
  timeS: number;
  name: string;
}

const MAX_STEPS = 48;

/** The barogram in numbers, for those who cannot see it or want to copy it. Built when opened. */
export function BarogramTable(props: { track: FlightColumns; namedTimes: readonly NamedTime[] }) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{messages['barogram.table']()}</summary>
      {isOpen && (
        // The scroller takes the focus, so that the keyboard can scroll it.
        <div
          className={styles.scroller}
          role="region"
          tabIndex={0}
          aria-label={messages['barogram.table']()}
        >
          <Rows {...props} />
        </div>
      )}
    </details>
  );
}

function Rows({ track, namedTimes }: { track: FlightColumns; namedTimes: readonly NamedTime[] }) {
  const messages = useMessages();
  const units = useUnits();
  const fixes = useMemo(
    () =>
      sampleFixes(
        track,
        MAX_STEPS,
        namedTimes.map(({ timeS }) => timeS),
      ),
    [track, namedTimes],
  );
  const names = new Map<number, string[]>();
  for (const { timeS, name } of namedTimes) {
    const fix = nearestInTime(track.timeS, timeS);
    names.set(fix, [...(names.get(fix) ?? []), name]);
  }
  const columns = [
    messages['barogram.time'](),
    messages['barogram.altitude'](),
    ...(track.groundAltM ? [messages['barogram.ground']()] : []),
    messages['barogram.climb'](),
    ...(track.lat ? [messages['barogram.speed']()] : []),
    messages['barogram.place'](),
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={styles.headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fixes.map((fix) => (
          <tr key={fix}>
            <th scope="row" className={styles.bodyCell}>
              {formatTime(new Date(at(track.timeS, fix) * 1000).toISOString(), units, true)}
            </th>
            <td className={styles.bodyCell}>
              <Altitude m={at(track.altitudeM, fix)} />
            </td>
            {track.groundAltM && (
              <td className={styles.bodyCell}>
                <Altitude m={at(track.groundAltM, fix)} />
              </td>
            )}
            <td className={styles.bodyCell}>
              <ClimbRate mps={climbRateAt(track, fix)} />
            </td>
            {track.lat && (
              <td className={styles.bodyCell}>
                <CruiseSpeed kmh={groundSpeedAt(track, fix)} />
              </td>
            )}
            <td className={styles.bodyCell}>{names.get(fix)?.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
