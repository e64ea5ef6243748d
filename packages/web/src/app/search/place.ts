import { placeQueries } from '@cloudstreet/sdk/react';
import { formatPosition, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';

/** A place in the URL whose name and position are known. */
export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** A place that does not exist is shown by its id. The empty list explains it. */
const QUIET = { throwOnError: false, retry: false, meta: { explains: 'all' } } as const;

/** Finds a place of the URL. Returns undefined until it is found. */
export function usePlace(point: string | undefined): Place | undefined {
  const { api } = useApp();
  const position = point === undefined ? undefined : parsePosition(point);
  const { data } = useQuery({
    ...placeQueries.pointOfInterest(api, point ?? ''),
    ...QUIET,
    enabled: point !== undefined && !point.includes(','),
  });
  if (position) return { ...position, name: formatPosition(position) };
  if (!data) return undefined;
  const [lon, lat] = data.geom.coordinates;
  return { name: data.name, lat, lon };
}

/** Returns all sectors by name. Empty until they are loaded. */
export function useSectors() {
  const { api } = useApp();
  const { locale } = useUnits();
  return useQuery({ ...placeQueries.sectors(api, locale), ...QUIET }).data ?? NO_SECTORS;
}

const NO_SECTORS: { readonly id: string; readonly name: string }[] = [];

/** Parses `11.393,47.268`. Returns undefined for anything else. */
function parsePosition(point: string): { lat: number; lon: number } | undefined {
  const [lon, lat] = point.split(',').map(Number);
  if (lon === undefined || lat === undefined) return undefined;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lat, lon } : undefined;
}

/** Writes a position to the metre, as `usePlace` reads it. */
export function formatPoint({ lat, lon }: { lat: number; lon: number }): string {
  const around = lon - 360 * Math.round(lon / 360);
  return `${Number(around.toFixed(5))},${Number(lat.toFixed(5))}`;
}
