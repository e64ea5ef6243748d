import type { Airport } from '@cloudstreet/sdk';
import { airportQueries } from '@cloudstreet/sdk/react';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { LazyAirportMap } from '@cloudstreet/ui/map/LazyMap';
import { Altitude, Count } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { EntityFlights } from '../../app/flights/EntityFlights.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { RegionName } from '../../app/page/RegionName.js';
import { PilotCards } from '../../app/pilots/PilotCards.js';

/** An airport: where it is, who flies there, and the flights. */
export function AirportPage({ id }: { id: number }) {
  const { api } = useApp();
  const { data: airport } = useSuspenseQuery(airportQueries.detail(api, id));
  return (
    <AppPage secondary={<Surroundings airport={airport} />}>
      <PageHeader
        title={airport.name}
        note={airport.region && <RegionName region={airport.region} />}
      />
      <AirportFacts airport={airport} />
      <PilotCards users={airport.user} />
      <EntityFlights kind="airport" id={id} />
    </AppPage>
  );
}

function Surroundings({ airport: { id, name, geom } }: { airport: Airport }) {
  const [lon, lat] = geom.coordinates;
  const place = useMemo(() => ({ id, name, lat, lon }), [id, name, lat, lon]);
  return (
    <AppMaps>
      <LazyAirportMap airport={place} />
    </AppMaps>
  );
}

function AirportFacts({ airport }: { airport: Airport }) {
  const messages = useMessages();
  const { elevation, icao, launches, timezone, stats } = airport;
  return (
    <DescriptionList>
      <Description term={messages['airport.flights']()}>
        <Count count={stats.count} />
      </Description>
      {elevation !== undefined && (
        <Description term={messages['airport.elevation']()}>
          <Altitude m={elevation} />
        </Description>
      )}
      {icao !== undefined && <Description term={messages['airport.icao']()}>{icao}</Description>}
      {launches !== undefined && (
        <Description term={messages['airport.launches']()}>
          <Count count={launches} />
        </Description>
      )}
      {timezone !== undefined && (
        <Description term={messages['airport.timezone']()}>
          {/* As `America/Argentina/Buenos_Aires` it would be one long word. */}
          {timezone.replaceAll('_', ' ').replaceAll('/', ' / ')}
        </Description>
      )}
    </DescriptionList>
  );
}
