import type { Aircraft } from '@cloudstreet/sdk';
import { AircraftCard } from '@cloudstreet/ui/cards/AircraftCard';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';

export interface AircraftHeadProps extends Pick<EntityTabsProps, 'current'> {
  aircraft: Aircraft;
}

/** Name and data of an aircraft type, with links to its flights and pilots. */
export function AircraftHead({ aircraft, current }: AircraftHeadProps) {
  return (
    <>
      <AircraftCard aircraft={aircraft} />
      <EntityTabs kind="aircraft" id={aircraft.id} current={current} />
    </>
  );
}
