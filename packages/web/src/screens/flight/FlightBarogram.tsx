import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { FlightPictures, FlightSpan, TimeHandle } from '@cloudstreet/ui/charts/Barogram';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useMemo } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { airspacesOf } from './flight-airspaces.js';
import { toColumns } from './flight-columns.js';
import { flightSpans } from './flight-spans.js';
import { useTrack } from './use-track.js';

/** As high as the barogram on a phone, which may have been scrolled to before it is there. */
const PLACEHOLDER = <Skeleton height="21.5rem" />;

const Barogram = lazyPart(
  async () => (await import('@cloudstreet/ui/charts/Barogram')).Barogram,
  PLACEHOLDER,
);

/** What map and barogram share. */
export interface FlightTrackProps {
  flight: FlightDetail;
  /** The score of the chosen contest. */
  score: Score | undefined;
  /** The moment under the pointer, in unix seconds. */
  cursorTimeS: number | null;
  onCursorChange: (timeS: number | null) => void;
  pictures?: FlightPictures | undefined;
  /** Moments that may be moved on the barogram. */
  handles?: readonly TimeHandle[] | undefined;
  /** Shaded instead of what the flight itself says. Keep the list the same between renders. */
  spans?: readonly FlightSpan[] | undefined;
}

/** The barogram of a flight, loaded when it appears. */
export function FlightBarogram(props: FlightTrackProps) {
  const { flight, score, pictures, cursorTimeS, onCursorChange, handles, spans } = props;
  const { data } = useTrack(flight);
  const ownSpans = useMemo(() => flightSpans(flight), [flight]);
  const airspaces = useMemo(() => airspacesOf(flight), [flight]);
  if (!data) return PLACEHOLDER;
  return (
    <Barogram
      track={toColumns(data)}
      score={score}
      spans={spans ?? ownSpans}
      airspaces={airspaces}
      handles={handles}
      pictures={pictures}
      cursorTimeS={cursorTimeS}
      onCursorChange={onCursorChange}
    />
  );
}
