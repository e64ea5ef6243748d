import type { Airport } from '@cloudstreet/sdk';
import { AirportCard } from '@cloudstreet/ui/cards/AirportCard';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import { useMessages } from '../../app/messages.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';
import { pathWith, planPath } from '../../app/paths.js';

export interface AirportHeadProps extends Pick<EntityTabsProps, 'current'> {
  airport: Airport;
}

/** Name and facts of an airport, with links to its map and pilots. */
export function AirportHead({ airport, current }: AirportHeadProps) {
  const messages = useMessages();
  return (
    <>
      <AirportCard
        airport={airport}
        actions={
          <>
            <FollowSwitch
              kind="airport"
              id={airport.id}
              name={airport.name}
              state={airport.caller_follows}
            />
            <ButtonLink size="small" href={pathWith(planPath(), { from: airport.id })}>
              {messages['plan.title']()}
            </ButtonLink>
            <ButtonLink size="small" href={`/widgets?by=airport&of=${airport.id}`}>
              {messages['widgets.title']()}
            </ButtonLink>
          </>
        }
      />
      <EntityTabs kind="airport" id={airport.id} current={current} />
    </>
  );
}
