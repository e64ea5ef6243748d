import { Link } from '@tanstack/react-router';
import { Images, List, type LucideIcon, Map as MapIcon, Sheet } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { FLIGHT_FORMS, type FlightForm } from '../../app/search/flight-forms.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import * as styles from './FormSwitch.css.js';

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
    <nav className={styles.forms} aria-label={messages['flights.forms']()}>
      {(Object.keys(FLIGHT_FORMS) as FlightForm[]).map((form) => {
        const Icon = ICONS[form];
        return (
          <Link
            key={form}
            className={styles.form}
            to={FLIGHT_FORMS[form]}
            search={search}
            // The list's address is the beginning of all others'.
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={form === current ? 'page' : undefined}
          >
            <Icon size={16} aria-hidden />
            {messages['flights.form']({ form })}
          </Link>
        );
      })}
    </nav>
  );
}
