'use client';
import { createTrack, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { Barogram } from '@cloudstreet/ui/charts/Barogram';
import { createCursorStore, flightColumns } from '@cloudstreet/ui/flight';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { useMemo, useState } from 'react';
import { igcFile } from './igc-file.mjs';

/** Map and barogram of a file. */
export function FlightFile() {
  const [cursor] = useState(() => createCursorStore(null));
  const track = useMemo(() => {
    const { recording } = parseIgc(igcFile());
    const [first] = splitFlights(recording);
    return first && flightColumns(createTrack(recording, first));
  }, []);
  if (!track) return <p>No flight in this file.</p>;
  return (
    <>
      <div style={{ blockSize: '24rem' }}>
        <LazyFlightMap track={track} cursor={cursor} />
      </div>
      <Barogram track={track} cursor={cursor} />
    </>
  );
}
