import { type SimpleAircraft, UPLOAD_MEGABYTES } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../app/context.js';
import { tryFile } from '../../../app/uploads/open-igc-worker.js';
import { TRIED_ID } from '../../../workers/tried-id.js';

/** A file to try. */
export interface TriedFile {
  /** Distinguishes files of the same name. */
  readonly serial: number;
  readonly file: File;
}

export interface Choices {
  /** Number of the flight in the file; undefined for the longest. */
  readonly number: number | undefined;
  readonly aircraft: SimpleAircraft | undefined;
}

const MAX_BYTES = UPLOAD_MEGABYTES.FlightUpload.file * 1024 * 1024;

/** Scores a flight on this device. The components of the flight page then find its track. */
export function useTriedFlight({ serial, file }: TriedFile, { number, aircraft }: Choices) {
  const { api, now } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = flightQueries.track(api, TRIED_ID);
  useEffect(() => () => queryClient.removeQueries({ queryKey }), [queryClient, queryKey]);
  return useQuery({
    // Results under this key are never stored on the device.
    queryKey: ['analysis', 'try', serial, number, aircraft?.id],
    queryFn: async () => {
      if (file.size > MAX_BYTES) throw new RangeError(`${file.name} is too large.`);
      const result = await tryFile({
        file,
        number,
        aircraft: aircraft && {
          kind: aircraft.kind,
          index: aircraft.valid_dmst_index ?? null,
        },
        nowS: now().getTime() / 1000,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      if (result.kind === 'read') queryClient.setQueryData(queryKey, result.track);
      return result;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // Comparing its columns takes long, and each result is new.
    structuralSharing: false,
    meta: { explains: 'all' },
  });
}
