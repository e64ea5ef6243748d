import type { FlightDetail } from '@cloudstreet/sdk';
import type { OtherFlight } from '@cloudstreet/ui/flight';
import { flightColumnsOf } from '@cloudstreet/ui/map/day-tracks';
import { colors, useTheme } from '@cloudstreet/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';
import { TRIED_ID } from '../../../workers/tried-id.js';
import { loadDay } from '../day/load-day.js';
import { labelOf } from '../day/names-of.js';

/**
 * Returns the other flights of the same day and area, with their competition numbers. They are
 * optional: without them the pilot flies alone.
 *
 * @param drawnIds Flights that are shown anyway.
 */
export function useCompany(
  { id, bbox, scoring_date }: FlightDetail,
  drawnIds: readonly (string | number)[],
): readonly OtherFlight[] | undefined {
  const { api } = useApp();
  const color = colors[useTheme()].text.muted;
  const { data: day } = useQuery({
    queryKey: ['analysis', 'company', scoring_date, bbox],
    queryFn: ({ signal }) =>
      loadDay(api, { scoring_date, ...(bbox && { bbox }) }, { signal, onProgress: () => {} }),
    enabled: bbox !== undefined && id !== TRIED_ID,
    staleTime: 300_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
    retry: false,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const drawn = drawnIds.join(' ');
  return useMemo(() => {
    const known = new Set([String(id), ...drawn.split(' ')]);
    return day?.flights.flatMap((flight, glider): OtherFlight[] => {
      if (known.has(String(flight.id))) return [];
      const track = flightColumnsOf(day.tracks, glider);
      return [{ id: flight.id, name: labelOf(flight), color, track }];
    });
  }, [day, id, drawn, color]);
}
