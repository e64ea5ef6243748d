import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { dateMode } from '@cloudstreet/ui/filters/flight-dates';
import { Images, List, type LucideIcon, Map as MapIcon, Sheet, SquarePlay } from 'lucide-react';
import { useMessages } from '../messages.js';
import { pathWith } from '../paths.js';
import { FLIGHT_FORMS, type FlightForm } from '../search/flight-forms.js';
import type { FlightSearch } from '../search/flight-search.js';

const ICONS: Readonly<Record<FlightForm, LucideIcon>> = {
  list: List,
  map: MapIcon,
  statistics: Sheet,
  gallery: Images,
};

export interface FormSwitchProps {
  current: FlightForm;
  search: FlightSearch;
  /** Address of the current view if it is another page. */
  currentHref?: string;
}

/** Links to other views of the same flights; those of a single day also have a replay. */
export function FormSwitch({ current, search, currentHref }: FormSwitchProps) {
  const messages = useMessages();
  const segments = (Object.keys(FLIGHT_FORMS) as FlightForm[]).map((form) => ({
    href: (form === current && currentHref) || pathWith(FLIGHT_FORMS[form], search),
    label: <FormLabel icon={ICONS[form]} text={messages['flights.form']({ form })} />,
    isCurrent: form === current,
  }));
  const { scoring_date, airport, bbox } = search;
  const replay = {
    href: pathWith('/flight/replay', { scoring_date, airport, bbox }),
    label: <FormLabel icon={SquarePlay} text={messages['flights.form']({ form: 'replay' })} />,
    isCurrent: false,
  };
  return (
    <LinkSegments
      label={messages['flights.forms']()}
      segments={dateMode(search).kind === 'day' ? [...segments, replay] : segments}
    />
  );
}

function FormLabel({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon size={16} aria-hidden />
      {text}
    </>
  );
}
