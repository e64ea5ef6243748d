import type { Airport } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Altitude, Count } from '@cloudstreet/ui/values';
import { RegionName } from '@cloudstreet/ui/values/RegionName';
import { useMessages } from '../../app/messages.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';

export interface AirportHeadProps extends Pick<EntityTabsProps, 'current'> {
  airport: Airport;
}

/** Name and facts of an airport, with links to its map and pilots. */
export function AirportHead({ airport, current }: AirportHeadProps) {
  const messages = useMessages();
  return (
    <>
      <PageHeader
        title={airport.name}
        note={airport.region && <RegionName region={airport.region} />}
        actions={
          <ButtonLink size="small" href={`/widgets?by=airport&of=${airport.id}`}>
            {messages['widgets.title']()}
          </ButtonLink>
        }
      />
      <AirportDescription airport={airport} />
      <EntityTabs kind="airport" id={airport.id} current={current} />
    </>
  );
}

function AirportDescription({ airport }: { airport: Airport }) {
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
