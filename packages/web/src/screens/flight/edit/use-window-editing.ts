import { type Interval, scoringTimeLimits } from '@cloudstreet/scoring/parse';
import type { AircraftKind, FlightDetail } from '@cloudstreet/sdk';
import type { ShadedInterval, TimeHandle } from '@cloudstreet/ui/charts/Barogram';
import { useMemo } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { shadedIntervals } from '../track/shaded-intervals.js';
import { useTrack } from '../track/use-track.js';
import {
  eventsOf,
  flightLimits,
  type ScoringTimes,
  scoringTimesOf,
  withWindows,
} from './scoring-windows.js';

export interface WindowEditing {
  readonly kind: AircraftKind;
  readonly timesS: ScoringTimes;
  readonly setTimes: (timesS: ScoringTimes) => void;
  /** Data from the track; `undefined` until it is loaded. */
  readonly fixTimesS: readonly number[] | undefined;
  readonly limits: Interval | undefined;
  readonly handles: readonly TimeHandle[] | undefined;
  readonly shades: readonly ShadedInterval[];
}

export interface WindowEditingOptions {
  /** Propulsion of the chosen aircraft. */
  kind: AircraftKind;
  /** `null` while they are those of the server. */
  timesS: ScoringTimes | null;
  onChange: (timesS: ScoringTimes) => void;
  isLocked: boolean;
}

/** Returns the windows of a flight as times that can be moved, and as shaded intervals. */
export function useWindowEditing(
  flight: FlightDetail,
  { kind, timesS: changedS, onChange, isLocked }: WindowEditingOptions,
): WindowEditing {
  const messages = useMessages();
  const { data: track } = useTrack(flight);
  const timesS = useMemo(() => changedS ?? scoringTimesOf(flight), [changedS, flight]);
  const shades = useMemo(
    () => shadedIntervals(withWindows(flight, kind, timesS)),
    [flight, kind, timesS],
  );
  const limits = track && flightLimits(flight, track.time);
  const handles =
    limits &&
    timesS.map(
      (timeS, index): TimeHandle => ({
        id: String(index),
        name: timeName(messages, { flight, kind, timesS, index }),
        timeS,
        ...scoringTimeLimits(timesS, index, limits),
        side: index % 2 === 0 ? 'after' : 'before',
        onMove: (nextS) => onChange(timesS.with(index, nextS)),
      }),
    );
  return {
    kind,
    timesS,
    setTimes: onChange,
    fixTimesS: track?.time,
    limits,
    handles: isLocked ? undefined : handles,
    shades,
  };
}

interface WindowTime {
  flight: FlightDetail;
  kind: AircraftKind;
  timesS: ScoringTimes;
  index: number;
}

/** Returns the name of the event at one of the times. */
function timeName(messages: Messages, { flight, kind, timesS, index }: WindowTime): string {
  const { startsAtRelease, endsAtLanding } = eventsOf(flight);
  if (index === 0) {
    const launch = startsAtRelease ? (flight.launch_kind ?? 'other') : 'other';
    return messages['edit.time.release']({ launch });
  }
  if (index === timesS.length - 1) {
    return messages[endsAtLanding ? 'edit.time.landing' : 'edit.time.end']();
  }
  const isStop = index % 2 === 0;
  const run = { count: timesS.length / 2 - 1, number: Math.floor((index + 1) / 2) };
  if (kind === 'GL') return messages[isStop ? 'edit.time.from' : 'edit.time.until'](run);
  return messages[isStop ? 'edit.time.engineOff' : 'edit.time.engineOn'](run);
}
