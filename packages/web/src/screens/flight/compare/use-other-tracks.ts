import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { FlightColumns, OtherFlight } from '@cloudstreet/ui/flight';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import { toColumns } from '../track/flight-columns.js';
import { nameOf } from './name-of.js';
import { type ComparedFlights, useCompared } from './use-compared.js';

/**
 * Returns the tracks of compared flights that have fixes, for map and barogram. They are aligned by
 * their start, as if all had started together. The list changes only if its content changes.
 */
export function useOtherTracks(
  flight: FlightDetail,
  compared: ComparedFlights,
  score: Score | undefined,
): readonly OtherFlight[] {
  const messages = useMessages();
  const others = useCompared(flight, compared, score);
  const { alignment } = compared;
  const list = useMemo(
    () =>
      others.flatMap(({ id, color, detail, track, comparison }): OtherFlight[] => {
        if (!track || track.time.length === 0) return [];
        const laterS = (alignment === 'start' && comparison?.startedLaterS) || 0;
        const name = nameOf({ detail }, messages);
        return [{ id, name, color, track: shifted(toColumns(track), laterS) }];
      }),
    [others, alignment, messages],
  );
  // Responses arrive one by one, and many do not change the drawing.
  const [kept, setKept] = useState<readonly OtherFlight[]>(list);
  if (kept === list || isSame(kept, list)) return kept;
  setKept(list);
  return list;
}

function isSame(one: readonly OtherFlight[], two: readonly OtherFlight[]): boolean {
  return (
    one.length === two.length &&
    one.every(({ id, name, color, track }, index) => {
      const other = two[index]!;
      return (
        id === other.id && name === other.name && color === other.color && track === other.track
      );
    })
  );
}

const shifts = new WeakMap<FlightColumns, { laterS: number; columns: FlightColumns }>();

/** Shifts the times of a track, once for map and barogram. */
function shifted(track: FlightColumns, laterS: number): FlightColumns {
  if (laterS === 0) return track;
  const known = shifts.get(track);
  if (known?.laterS === laterS) return known.columns;
  const columns = {
    ...track,
    unixS: Float64Array.from(track.unixS, (timeS) => timeS - laterS),
  };
  shifts.set(track, { laterS, columns });
  return columns;
}
