import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url';
import { Barogram } from '@cloudstreet/ui/charts/Barogram';
import { Select } from '@cloudstreet/ui/fields/Select';
import { LazyAirportMap } from '@cloudstreet/ui/map/LazyMap';
import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import { messages } from '@cloudstreet/ui/messages/en-gb';
import { KitProvider } from '@cloudstreet/ui/provider';
import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';
import { useState } from 'react';
import { rankedFlight } from '../flights.js';
import { syntheticFlight } from '../synthetic-flight.js';

const track = syntheticFlight();
const AIRPORT = { id: 88, name: 'Varese Calcinate del Pesce', lat: 45.81, lon: 8.77 };
const ORDERS = [
  { id: 'points', label: 'Points' },
  { id: 'distance', label: 'Distance' },
] as const;

/** A site that shows parts of the kit on a page of its own, as a stranger builds it. */
export function Site() {
  const [cursorTimeS, setCursor] = useState<number | null>(null);
  return (
    <KitProvider messages={messages} locale="en-gb" unitSystem="M" timeZone="UTC">
      <h1>Aero Club Varese</h1>
      <FlightTile flight={rankedFlight} href="/flight/41" />
      <Select label="Order" options={ORDERS} defaultValue="points" />
      <Barogram
        track={track}
        score={track.score}
        cursorTimeS={cursorTimeS}
        onCursorChange={setCursor}
      />
      <MapSettingsProvider baseMapUrl={baseMapUrl}>
        <div style={{ blockSize: 400 }}>
          <LazyAirportMap airport={AIRPORT} />
        </div>
      </MapSettingsProvider>
    </KitProvider>
  );
}
