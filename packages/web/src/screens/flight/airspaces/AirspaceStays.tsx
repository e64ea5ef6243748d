import type { AirspaceNearMiss, AirspaceViolation } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { formatPosition, formatTime, type UnitPreferences } from '@cloudstreet/ui/values';
import { useState } from 'react';
import type { Messages } from '../../../generated/messages/types.js';
import { RowOpener } from '../RowOpener.js';
import * as styles from './FlightAirspaces.css.js';

interface StaysContext {
  messages: Messages;
  units: UnitPreferences;
  /** Called with a time in unix seconds. */
  onCursorChange: (timeS: number) => void;
}

export interface AirspaceStaysProps extends StaysContext {
  airspace: AirspaceViolation;
}

/** Number of stays shown at first. Some flights enter and leave many times. */
const FIRST_STAYS = 4;

/**
 * Times and places of each entry into an airspace and exit from it, with buttons to show them on
 * the map.
 */
export function AirspaceStays({ airspace, ...shared }: AirspaceStaysProps) {
  const { intervals, interval_count: count } = airspace;
  const [showsAll, setShowsAll] = useState(false);
  const { messages } = shared;
  return (
    <div className={styles.moments}>
      {(showsAll ? intervals : intervals.slice(0, FIRST_STAYS)).map((stay) => (
        <div key={stay.start_time}>
          <AirspaceMoment
            {...shared}
            side="entry"
            time={stay.start_time}
            point={stay.start_point}
          />
          <AirspaceMoment {...shared} side="exit" time={stay.end_time} point={stay.end_point} />
        </div>
      ))}
      {intervals.length > FIRST_STAYS && (
        <RowOpener isOpen={showsAll} onPress={() => setShowsAll(!showsAll)}>
          {messages['airspace.all']({ count: intervals.length })}
        </RowOpener>
      )}
      {showsAll && count > intervals.length && (
        <span className={styles.note}>
          {messages['airspace.more']({ count: count - intervals.length })}
        </span>
      )}
    </div>
  );
}

export interface AirspaceMomentProps extends StaysContext {
  /** Whether it was entered or left. Absent if it was only near. */
  side?: 'entry' | 'exit';
  time: string;
  point: AirspaceNearMiss['point'];
}

/** A time with its position. Pressing it moves the cursor of map and barogram there. */
export function AirspaceMoment(props: AirspaceMomentProps) {
  const { messages, units, onCursorChange, side, time, point } = props;
  const [lon, lat] = point.coordinates;
  const text = formatTime(time, units, true);
  return (
    <span className={styles.moment}>
      {side && <span className={styles.side}>{messages['airspace.side']({ side })}</span>}
      <Button
        tone="quiet"
        size="small"
        aria-label={messages['airspace.show']({ time: text })}
        onPress={() => onCursorChange(Date.parse(time) / 1000)}
      >
        {text}
      </Button>
      <span className={styles.place}>{formatPosition({ lat, lon })}</span>
    </span>
  );
}
