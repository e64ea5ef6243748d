import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { FlightColumns, OtherFlight } from '@cloudstreet/ui/flight';
import { useMessages } from '../../../app/messages.js';
import { toColumns } from '../track/flight-columns.js';
import { nameOf } from './name-of.js';
import { type ComparedFlights, useCompared } from './use-compared.js';

/**
 * Returns the tracks of compared flights that have fixes, for map and barogram. If aligned by
 * start, they are shifted as if all had started together.
 */
export function useOtherTracks(
  flight: FlightDetail,
  compared: ComparedFlights,
  score: Score | undefined,
): readonly OtherFlight[] {
  const messages = useMessages();
  const others = useCompared(flight, compared, score);
  return others.flatMap(({ id, color, detail, track, comparison }): OtherFlight[] => {
    if (!track || track.time.length === 0) return [];
    const laterS = (compared.alignment === 'start' && comparison?.startedLaterS) || 0;
    const name = nameOf({ detail }, messages);
    return [{ id, name, color, track: shifted(toColumns(track), laterS) }];
  });
}

function shifted(track: FlightColumns, laterS: number): FlightColumns {
  if (laterS === 0) return track;
  return { ...track, unixS: Float64Array.from(track.unixS, (timeS) => timeS - laterS) };
}
