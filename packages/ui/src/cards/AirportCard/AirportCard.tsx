import type { Airport } from '@cloudstreet/sdk';
import { TowerControl } from 'lucide-react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Altitude, Count } from '../../values/quantities.js';
import { RegionName } from '../../values/RegionName/RegionName.js';
import { EntityCard, type EntityCardLook } from '../EntityCard.js';

type Listed = 'id' | 'name';
type Known = 'region' | 'elevation' | 'icao' | 'launches' | 'timezone' | 'stats';

export interface AirportCardProps extends EntityCardLook {
  airport: Pick<Airport, Listed> & Partial<Pick<Airport, Known>>;
}

/** An airfield with its region and figures, in a list or as the head of its page. */
export function AirportCard({ airport, ...look }: AirportCardProps) {
  const messages = useMessages();
  const { name, region, elevation, icao, launches, timezone, stats } = airport;
  return (
    <EntityCard
      {...look}
      name={name}
      icon={<TowerControl />}
      {...(region && { note: <RegionName region={region} /> })}
      figures={[
        stats && { term: messages['airport.flights'](), value: <Count count={stats.count} /> },
        elevation !== undefined && {
          term: messages['airport.elevation'](),
          value: <Altitude m={elevation} />,
        },
        icao !== undefined && { term: messages['airport.icao'](), value: icao },
        launches !== undefined && {
          term: messages['airport.launches'](),
          value: <Count count={launches} />,
        },
        timezone !== undefined && {
          term: messages['airport.timezone'](),
          // As `America/Argentina/Buenos_Aires` it would be one long word.
          value: timezone.replaceAll('_', ' ').replaceAll('/', ' / '),
        },
      ]}
    />
  );
}
