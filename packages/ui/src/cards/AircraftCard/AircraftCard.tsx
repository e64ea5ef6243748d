import type { SimpleAircraft } from '@cloudstreet/sdk';
import { Plane } from 'lucide-react';
import { Chip } from '../../controls/Chip/Chip.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Area, Count, CruiseSpeed, Index, Mass, WingLoading } from '../../values/quantities.js';
import { EntityCard, type EntityCardLook } from '../EntityCard.js';

/** Data of every aircraft; more is known in lists of them, of one flight and on their pages. */
type Listed = 'id' | 'name';

export interface AircraftCardProps extends EntityCardLook {
  /** As `GET aircraft/{aircraft}` returns it, or in less detail the `aircraft` of a flight. */
  aircraft: Pick<SimpleAircraft, Listed> & Partial<Omit<SimpleAircraft, Listed>>;
}

/** An aircraft type with its data, in a list or as the head of its page. */
export function AircraftCard({ aircraft, ...look }: AircraftCardProps) {
  const messages = useMessages();
  const { name, manufacturer, vintage = false } = aircraft;
  return (
    <EntityCard
      {...look}
      name={name}
      icon={<Plane />}
      {...(manufacturer !== undefined && manufacturer !== '' && { note: manufacturer })}
      {...(vintage && { chip: <Chip>{messages['aircraft.vintage']()}</Chip> })}
      figures={useFigures(aircraft)}
    />
  );
}

function useFigures(aircraft: AircraftCardProps['aircraft']) {
  const messages = useMessages();
  const { family_name: family = '', double_seater: isDoubleSeater, wingarea, mtow } = aircraft;
  const { valid_dmst_index: index, empty_mass: emptyMass } = aircraft;
  const { kind, sc_class: gliderClass, min_speed_m_s: minSpeedMps } = aircraft;
  return [
    family !== '' &&
      family !== aircraft.name && { term: messages['aircraft.family'](), value: family },
    kind !== undefined && {
      term: messages['aircraft.kind'](),
      value: messages['aircraft.kinds']({ kind }),
    },
    gliderClass !== undefined && {
      term: messages['aircraft.class'](),
      value: messages['aircraft.classes']({ class: gliderClass }),
    },
    isDoubleSeater !== undefined && {
      term: messages['aircraft.seats'](),
      value: <Count count={isDoubleSeater ? 2 : 1} />,
    },
    index !== undefined && { term: messages['aircraft.index'](), value: <Index index={index} /> },
    wingarea !== undefined && {
      term: messages['aircraft.wingArea'](),
      value: <Area m2={wingarea} />,
    },
    mtow !== undefined && { term: messages['aircraft.mtow'](), value: <Mass kg={mtow} /> },
    mtow !== undefined &&
      wingarea !== undefined && {
        term: messages['aircraft.wingLoading'](),
        value: <WingLoading kgPerM2={mtow / wingarea} />,
      },
    emptyMass !== undefined && {
      term: messages['aircraft.emptyMass'](),
      value: <Mass kg={emptyMass} />,
    },
    minSpeedMps !== undefined && {
      term: messages['aircraft.minSpeed'](),
      value: <CruiseSpeed kmh={minSpeedMps * 3.6} />,
    },
  ];
}
