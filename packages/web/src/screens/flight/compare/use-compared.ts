import type { FlightAlignment, FlightComparison } from '@cloudstreet/scoring/analyse';
import type { FlightData, FlightDetail, Score } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { trackPalettes, useTheme } from '@cloudstreet/ui/theme';
import { queryOptions, skipToken, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { compare } from '../analysis/open-analyser.js';
import { readTrack } from '../track/read-track.js';
import { useTrack } from '../track/use-track.js';
import type { ColorSlots } from './use-color-slots.js';

/** Flights of the day that the user compares with that of the page. */
export interface ComparedFlights {
  readonly ids: readonly number[];
  /** Their colours everywhere on the page. */
  readonly colors: ColorSlots;
  readonly alignment: FlightAlignment;
}

export const NONE_COMPARED: ComparedFlights = { ids: [], colors: new Map(), alignment: 'time' };

/** A compared flight with its loaded data. */
export interface ComparedFlight {
  readonly id: number;
  /** Colour of its track and its row. */
  readonly color: string;
  readonly detail: FlightDetail | undefined;
  readonly track: FlightData | undefined;
  /** Absent until it is computed, and without a course along which to compare. */
  readonly comparison: FlightComparison | undefined;
  /** Whether it was deleted, is hidden, or could not be loaded. */
  readonly isMissing: boolean;
}

/** Returns the compared flights with their leads along the course of a score. */
export function useCompared(
  flight: FlightDetail,
  { ids, colors, alignment }: ComparedFlights,
  score: Score | undefined,
): ComparedFlight[] {
  const { api } = useApp();
  const palette = trackPalettes[useTheme()];
  const { data: own, dataUpdatedAt: ownAt } = useTrack(flight);
  const details = useQueries({
    queries: ids.map((id) => ({ ...flightQueries.detail(api, id), ...UNTHROWN })),
    combine: resultsOf,
  });
  const tracks = useQueries({
    queries: ids.map((id) => ({ ...flightQueries.track(api, id), ...UNTHROWN })),
    combine: tracksOf,
  });
  const comparisons = useQueries({
    queries: ids.map((id, index) =>
      comparisonQuery({
        flight,
        id,
        own,
        ownAt,
        other: tracks[index]?.data,
        otherAt: tracks[index]?.dataUpdatedAt,
        score,
        alignment,
      }),
    ),
    combine: resultsOf,
  });
  return ids.map((id, index) => ({
    id,
    // The first one is the flight of the page.
    color: palette[(colors.get(id) ?? index) + 1] ?? palette[0],
    detail: details[index]?.data,
    track: tracks[index]?.data,
    comparison: comparisons[index]?.data,
    isMissing: (details[index]?.isError ?? false) || (tracks[index]?.isError ?? false),
  }));
}

/** Returns the used part of each query, so that the list changes only with it. */
function resultsOf<Data>(results: readonly { data: Data | undefined; isError: boolean }[]) {
  return results.map(({ data, isError }) => ({ data, isError }));
}

/** Tracks with the time when they were loaded, which changes after an edit. */
function tracksOf(results: readonly UseQueryResult<FlightData>[]) {
  return results.map(({ data, dataUpdatedAt, isError }) => ({ data, dataUpdatedAt, isError }));
}

/** A missing flight is not an error of the page. */
const UNTHROWN = { throwOnError: false, meta: { explains: 'all' } } as const;

interface Pair {
  flight: FlightDetail;
  id: number;
  own: FlightData | undefined;
  ownAt: number;
  other: FlightData | undefined;
  otherAt: number | undefined;
  score: Score | undefined;
  alignment: FlightAlignment;
}

function comparisonQuery({ flight, id, own, ownAt, other, otherAt, score, alignment }: Pair) {
  const course = score?.turnpoints;
  return queryOptions({
    queryKey: ['analysis', 'comparison', flight.id, id, ownAt, otherAt, course, alignment],
    queryFn:
      own && other && course && course.length > 1
        ? () =>
            compare({
              own: readTrack(own).track,
              other: readTrack(other).track,
              course,
              alignment,
            })
        : skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
    ...UNTHROWN,
  });
}
