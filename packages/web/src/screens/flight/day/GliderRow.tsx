import type { GliderFigure, GliderFigures } from '@cloudstreet/ui/map/day-tracks';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { Altitude, ClimbRate, Distance, Speed } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { DayFlight } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import { gliderOf, pilotsOf } from './names-of.js';

export interface GliderRowProps {
  glider: GliderFigures;
  flight: DayFlight;
  /** Values to show, in order. */
  figures: readonly GliderFigure[];
  isFollowed: boolean;
  /** Called with the index of the glider, or with `null` to stop following it. */
  onFollow: (glider: number | null) => void;
}

/** A glider in the air, which the user can follow. */
export function GliderRow({ glider, flight, figures, isFollowed, onFollow }: GliderRowProps) {
  const messages = useMessages();
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isFollowed}
      onClick={() => onFollow(isFollowed ? null : glider.glider)}
    >
      <span className={styles.who}>
        <span className={styles.name}>{pilotsOf(flight) || messages['day.unknownPilot']()}</span>
        <span className={styles.glider}>{gliderOf(flight)}</span>
      </span>
      {figures.map((figure) => (
        <span key={figure} className={styles.figure}>
          <span className={visuallyHidden}>{messages['day.figure']({ figure })} </span>
          {VALUES[figure](glider)}
        </span>
      ))}
    </button>
  );
}

const VALUES = {
  altitude: ({ altitudeM }) => <Altitude m={altitudeM} />,
  height: ({ heightM }) => <Altitude m={heightM} />,
  climb: ({ climbMps }) => <ClimbRate mps={climbMps} />,
  hourSpeed: ({ hourSpeedKmh }) => <Speed kmh={hourSpeedKmh} />,
  distance: ({ flownKm }) => <Distance km={flownKm} />,
} as const satisfies Record<GliderFigure, (glider: GliderFigures) => ReactNode>;
