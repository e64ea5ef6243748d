import type { FlightDetail, Score } from '@cloudstreet/sdk';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazy, Suspense } from 'react';
import { toColumns } from './flight-columns.js';
import { useTrack } from './use-track.js';

const Barogram = lazy(() =>
  import('@cloudstreet/ui/charts/Barogram').then((module) => ({ default: module.Barogram })),
);

/** What map and barogram share. */
export interface FlightTrackProps {
  flight: FlightDetail;
  /** The score of the chosen contest. */
  score: Score | undefined;
  /** The moment under the pointer, in unix seconds. */
  cursorTimeS: number | null;
  onCursorChange: (timeS: number | null) => void;
}

/** The barogram of a flight, loaded when it appears. */
export function FlightBarogram({ flight, score, cursorTimeS, onCursorChange }: FlightTrackProps) {
  const { data } = useTrack(flight);
  const placeholder = <Skeleton height="17rem" />;
  if (!data) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <Barogram
        track={toColumns(data)}
        score={score}
        cursorTimeS={cursorTimeS}
        onCursorChange={onCursorChange}
      />
    </Suspense>
  );
}
