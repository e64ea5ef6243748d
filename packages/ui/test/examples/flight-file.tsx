import { createTrack, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url';
import { Barogram } from '@cloudstreet/ui/charts/Barogram';
import { createCursorStore, flightColumns } from '@cloudstreet/ui/flight';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import { useMemo, useState } from 'react';

export function FlightFile({ bytes }: { bytes: Uint8Array }) {
  // A move in one drawing moves the other.
  const [cursor] = useState(() => createCursorStore(null));
  const track = useMemo(() => {
    const { recording } = parseIgc(bytes);
    const [flight] = splitFlights(recording);
    return flight && flightColumns(createTrack(recording, flight));
  }, [bytes]);
  if (!track) return <p>No flight in this file.</p>;
  return (
    <MapSettingsProvider baseMapUrl={baseMapUrl}>
      <div style={{ blockSize: '24rem' }}>
        <LazyFlightMap track={track} cursor={cursor} />
      </div>
      <Barogram track={track} cursor={cursor} />
    </MapSettingsProvider>
  );
}
