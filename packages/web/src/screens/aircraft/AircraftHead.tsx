import type { Aircraft, SimpleAircraft } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Area, Count, CruiseSpeed, Index, Mass, WingLoading } from '@cloudstreet/ui/values';
import type { AppContext } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { EntityTabs, type EntityTabsProps } from '../../app/page/EntityTabs.js';
import { FigureList, type NamedFigure } from '../../app/page/FigureList.js';

export interface AircraftHeadProps extends Pick<EntityTabsProps, 'current'> {
  aircraft: Aircraft;
}

/** Name and data of an aircraft type, with links to its flights and pilots. */
export function AircraftHead({ aircraft, current }: AircraftHeadProps) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  return (
    <>
      <PageHeader
        title={aircraft.name}
        note={aircraft.manufacturer}
        actions={aircraft.vintage && <Chip>{messages['aircraft.vintage']()}</Chip>}
      />
      <FigureList figures={dataOf(aircraft, { messages, kitMessages })} />
      <EntityTabs kind="aircraft" id={aircraft.id} current={current} />
    </>
  );
}

type Texts = Pick<AppContext, 'messages' | 'kitMessages'>;

function dataOf(aircraft: SimpleAircraft, { messages, kitMessages }: Texts): NamedFigure[] {
  const { family_name: family, min_speed_m_s: minSpeedMps } = aircraft;
  const { valid_dmst_index: index, wingarea, empty_mass: emptyMass, mtow } = aircraft;
  const figures: (NamedFigure | false)[] = [
    family !== '' &&
      family !== aircraft.name && { term: messages['aircraft.family'](), value: family },
    {
      term: messages['aircraft.kind'](),
      value: kitMessages['aircraft.kinds']({ kind: aircraft.kind }),
    },
    {
      term: messages['aircraft.class'](),
      value: kitMessages['aircraft.classes']({ class: aircraft.sc_class }),
    },
    {
      term: messages['aircraft.seats'](),
      value: <Count count={aircraft.double_seater ? 2 : 1} />,
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
  return figures.filter((figure) => figure !== false);
}
