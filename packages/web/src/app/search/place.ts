import { placeQueries } from '@cloudstreet/sdk/react';
import { formatPosition, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { isNotFound } from '../errors/error-toast.js';

/** A place in the URL whose name and position are known. */
export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** A place of the URL, whose request may still be running or have failed. */
export interface FoundPlace {
  readonly place: Place | undefined;
  /** Whether there is no such place. */
  readonly isUnknown: boolean;
}

/** Finds a point of interest of the URL: a position, or an airfield or a town by its id. */
export function usePointOfInterest(point: string | undefined): FoundPlace {
  const { api } = useApp();
  const position = point === undefined ? undefined : parsePosition(point);
  const { data, error } = useQuery({
    ...placeQueries.pointOfInterest(api, point ?? ''),
    throwOnError: false,
    // The filter says that there is no such place.
    meta: { explains: [404] },
    enabled: point !== undefined && !point.includes(','),
  });
  const isUnknown = data === undefined && isNotFound(error);
  if (position) return { place: { ...position, name: formatPosition(position) }, isUnknown };
  if (!data) return { place: undefined, isUnknown };
  const [lon, lat] = data.geom.coordinates;
  return { place: { name: data.name, lat, lon }, isUnknown };
}

/** Returns all sectors by name. Empty until they are loaded. */
export function useSectors() {
  const { api } = useApp();
  const { locale } = useUnits();
  const sectors = useQuery({ ...placeQueries.sectors(api, locale), throwOnError: false });
  return sectors.data ?? NO_SECTORS;
}

const NO_SECTORS: { readonly id: string; readonly name: string }[] = [];

/** Parses `11.393,47.268`. Returns undefined for anything else. */
function parsePosition(point: string): { lat: number; lon: number } | undefined {
  const [lon, lat] = point.split(',').map(Number);
  if (lon === undefined || lat === undefined) return undefined;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lat, lon } : undefined;
}

/** Writes a position to the metre, as `usePointOfInterest` reads it. */
export function formatPoint({ lat, lon }: { lat: number; lon: number }): string {
  const around = lon - 360 * Math.round(lon / 360);
  return `${Number(around.toFixed(5))},${Number(lat.toFixed(5))}`;
}
