import type { Aircraft, SimpleAircraft } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Area, Count, CruiseSpeed, Index, Mass, WingLoading } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';

export interface AircraftHeadProps extends Pick<EntityTabsProps, 'current'> {
  aircraft: Aircraft;
}

/** Name and data of an aircraft type, with links to its flights and pilots. */
export function AircraftHead({ aircraft, current }: AircraftHeadProps) {
  const messages = useMessages();
  return (
    <>
      <PageHeader
        title={aircraft.name}
        note={aircraft.manufacturer}
        actions={aircraft.vintage && <Chip>{messages['aircraft.vintage']()}</Chip>}
      />
      <AircraftDescription aircraft={aircraft} />
      <EntityTabs kind="aircraft" id={aircraft.id} current={current} />
    </>
  );
}

function AircraftDescription({ aircraft }: { aircraft: SimpleAircraft }) {
  const messages = useMessages();
  const { family_name: family, min_speed_m_s: minSpeedMps } = aircraft;
  return (
    <DescriptionList>
      {family !== '' && family !== aircraft.name && (
        <Description term={messages['aircraft.family']()}>{family}</Description>
      )}
      <Description term={messages['aircraft.kind']()}>
        {messages['aircraft.kinds']({ kind: aircraft.kind })}
      </Description>
      <Description term={messages['aircraft.class']()}>
        {messages['aircraft.classes']({ class: aircraft.sc_class })}
      </Description>
      <Description term={messages['aircraft.seats']()}>
        <Count count={aircraft.double_seater ? 2 : 1} />
      </Description>
      {aircraft.valid_dmst_index !== undefined && (
        <Description term={messages['aircraft.index']()}>
          <Index index={aircraft.valid_dmst_index} />
        </Description>
      )}
      {aircraft.wingarea !== undefined && (
        <Description term={messages['aircraft.wingArea']()}>
          <Area m2={aircraft.wingarea} />
        </Description>
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
      {aircraft.mtow !== undefined && aircraft.wingarea !== undefined && (
        <Description term={messages['aircraft.wingLoading']()}>
          <WingLoading kgPerM2={aircraft.mtow / aircraft.wingarea} />
        </Description>
      )}
      {minSpeedMps !== undefined && (
        <Description term={messages['aircraft.minSpeed']()}>
          <CruiseSpeed kmh={minSpeedMps * 3.6} />
        </Description>
      )}
    </DescriptionList>
  );
}
