import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Images, List, type LucideIcon, Map as MapIcon, Sheet } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { FLIGHT_FORMS, type FlightForm } from '../../app/search/flight-forms.js';
import type { FlightSearch } from '../../app/search/flight-search.js';

const ICONS: Readonly<Record<FlightForm, LucideIcon>> = {
  list: List,
  map: MapIcon,
  statistics: Sheet,
  gallery: Images,
};

export interface FormSwitchProps {
  current: FlightForm;
  search: FlightSearch;
}

/** Leads to the same flights in another form. */
export function FormSwitch({ current, search }: FormSwitchProps) {
  const messages = useMessages();
  return (
    <LinkSegments
      label={messages['flights.forms']()}
      segments={(Object.keys(FLIGHT_FORMS) as FlightForm[]).map((form) => {
        const Icon = ICONS[form];
        return {
          href: pathWith(FLIGHT_FORMS[form], search),
          label: (
            <>
              <Icon size={16} aria-hidden />
              {messages['flights.form']({ form })}
            </>
          ),
          isCurrent: form === current,
        };
      })}
    />
  );
}
