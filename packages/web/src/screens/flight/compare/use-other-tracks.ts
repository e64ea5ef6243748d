import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { OtherFlight } from '@cloudstreet/ui/charts/Barogram';
import type { OtherTrack } from '@cloudstreet/ui/map/FlightMap';
import { useMemo } from 'react';
import { useMessages } from '../../../app/messages.js';
import { type TrackColumns, toColumns } from '../track/flight-columns.js';
import { type ComparedFlights, useCompared } from './use-compared.js';

/**
 * The tracks of compared flights, for map and barogram; aligned by their start, as if all had started
 * together. The list stays the same between renders.
 */
export function useOtherTracks(
  flight: FlightDetail,
  compared: ComparedFlights,
  score: Score | undefined,
): (OtherTrack & OtherFlight)[] {
  const messages = useMessages();
  const others = useCompared(flight, compared, score);
  const { alignment } = compared;
  return useMemo(
    () =>
      others.flatMap(({ id, color, detail, track, comparison }) => {
        if (!track) return [];
        const name = detail?.user?.name ?? messages['flight.formerPilot']();
        const laterS = alignment === 'start' ? comparison?.startedLaterS : 0;
        return [{ id, name, color, track: shifted(toColumns(track), laterS ?? 0) }];
      }),
    [others, alignment, messages],
  );
}

function shifted(track: TrackColumns, laterS: number): TrackColumns {
  if (laterS === 0) return track;
  return { ...track, timeS: Float64Array.from(track.timeS, (timeS) => timeS - laterS) };
}
