import type { SimpleAircraft } from '@cloudstreet/sdk';
import { aircraftQueries } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Mass } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { EntityPage } from '../../app/flights/EntityFlights.js';
import { useMessages } from '../../app/messages.js';
import { PilotCards } from '../../app/pilots/PilotCards.js';

/** A type of aircraft: its figures, who flies it, and the flights. */
export function AircraftPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: aircraft } = useSuspenseQuery(aircraftQueries.detail(api, id));
  return (
    <EntityPage kind="aircraft" id={id}>
      <PageHeader
        title={aircraft.name}
        note={aircraft.manufacturer}
        actions={aircraft.vintage && <Chip>{messages['aircraft.vintage']()}</Chip>}
      />
      <AircraftFacts aircraft={aircraft} />
      <PilotCards users={aircraft.user} />
    </EntityPage>
  );
}

function AircraftFacts({ aircraft }: { aircraft: SimpleAircraft }) {
  const messages = useMessages();
  return (
    <DescriptionList>
      <Description term={messages['aircraft.kind']()}>
        {messages['aircraft.kinds']({ kind: aircraft.kind })}
      </Description>
      <Description term={messages['aircraft.class']()}>
        {messages['aircraft.classes']({ class: aircraft.sc_class })}
      </Description>
      <Description term={messages['aircraft.seats']()}>
        {aircraft.double_seater ? 2 : 1}
      </Description>
      {aircraft.valid_dmst_index !== undefined && (
        <Description term={messages['aircraft.index']()}>{aircraft.valid_dmst_index}</Description>
      )}
      {aircraft.empty_mass !== undefined && (
        <Description term={messages['aircraft.emptyMass']()}>
          <Mass kg={aircraft.empty_mass} />
        </Description>
      )}
      {aircraft.mtow !== undefined && (
        <Description term={messages['aircraft.mtow']()}>
          <Mass kg={aircraft.mtow} />
        </Description>
      )}
    </DescriptionList>
  );
}
