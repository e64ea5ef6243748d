import type { FlightDetail } from '@cloudstreet/sdk';
import { airspaceQueries, flightQueries, meetingQueries } from '@cloudstreet/sdk/react';
import type { MapAirspace, MapStretch, OtherTrack } from '@cloudstreet/ui/map/FlightMap';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import type { Stretch } from '../analysis/stretch.js';
import { useAnalysis } from '../analysis/use-analysis.js';
import { toColumns } from '../flight-columns.js';
import { mapWinds } from './map-winds.js';
import { type Coloring, coloringOf } from './track-coloring.js';

/** What may be missing without anybody being told: the map says less. */
const OPTIONAL = { throwOnError: false, meta: { explains: 'all' } } as const;

export interface SurroundingsInput {
  flight: FlightDetail;
  /** The flights it is compared with. */
  compared: readonly number[];
  selection: Stretch | null;
  coloring: Coloring;
}

/** What the map of an analysed flight shows besides its track; lists stay the same between renders. */
export function useSurroundings({ flight, compared, selection, coloring }: SurroundingsInput) {
  const { data: analysed } = useAnalysis(flight);
  const otherTracks = useOtherTracks(compared);
  const airspaces = useAirspaces(flight);
  const meetings = useMeetings(flight);
  const winds = useMemo(() => analysed && mapWinds(analysed.analysis), [analysed]);
  const intervals = useMemo(() => (selection ? [selection] : undefined), [selection]);
  const colors = useMemo(() => analysed && coloringOf(coloring, analysed), [analysed, coloring]);
  return {
    coloring: colors,
    thermals: analysed?.thermals,
    winds,
    airspaces,
    meetings,
    otherTracks,
    intervals,
  };
}

function useOtherTracks(ids: readonly number[]): OtherTrack[] {
  const { api } = useApp();
  const messages = useMessages();
  const tracks = useQueries({
    queries: ids.map((id) => ({ ...flightQueries.track(api, id), ...OPTIONAL })),
    combine: dataOf,
  });
  const details = useQueries({
    queries: ids.map((id) => ({ ...flightQueries.detail(api, id), ...OPTIONAL })),
    combine: dataOf,
  });
  return useMemo(
    () =>
      ids.flatMap((id, index) => {
        const track = tracks[index];
        const name = details[index]?.user?.name ?? messages['flight.formerPilot']();
        return track ? [{ id, name, track: toColumns(track) }] : [];
      }),
    [ids, tracks, details, messages],
  );
}

/** One list for all answers: it stays the same as long as they do. */
function dataOf<Data>(results: readonly { data: Data | undefined }[]): (Data | undefined)[] {
  return results.map(({ data }) => data);
}

function useAirspaces({ bbox, scoring_date: date }: FlightDetail): MapAirspace[] | undefined {
  const { api } = useApp();
  const { data } = useQuery({
    ...airspaceQueries.inView(api, bbox ?? [0, 0, 0, 0], date),
    enabled: bbox !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    ...OPTIONAL,
  });
  return useMemo(
    () =>
      data?.map(({ name, class: airspaceClass, floor, ceiling, geom }) => ({
        name,
        airspaceClass,
        floor: floor.text,
        ceiling: ceiling.text,
        outline: (geom.coordinates[0] ?? []).map(([lon, lat]) => [lon, lat] as const),
      })),
    [data],
  );
}

function useMeetings({ id }: FlightDetail): MapStretch[] | undefined {
  const { api } = useApp();
  const { data } = useQuery({ ...meetingQueries.ofFlight(api, id), ...OPTIONAL });
  return useMemo(
    () =>
      data?.flatMap(({ intervals, user }) => {
        const timesS = intervals.map((time) => Date.parse(time) / 1000);
        const starts = timesS.filter((_, index) => index % 2 === 0);
        return starts.map((fromS, index) => ({
          fromS,
          toS: timesS[index * 2 + 1] ?? fromS,
          name: user?.name,
        }));
      }),
    [data],
  );
}
