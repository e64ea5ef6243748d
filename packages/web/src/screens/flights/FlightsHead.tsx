import type { FlightFilter } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../app/context.js';
import { FormSwitch } from '../../app/flights/FormSwitch.js';
import { DownloadMenu } from '../../app/lists/DownloadMenu.js';
import { useMessages } from '../../app/messages.js';
import { FLIGHT_FORMS, type FlightForm } from '../../app/search/flight-forms.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { ActiveFilters } from './ActiveFilters.js';
import * as styles from './FlightFilters.css.js';
import { FlightFilters } from './FlightFilters.js';
import { NameSearch } from './NameSearch.js';

export interface FlightsHeadProps {
  title: string;
  form: FlightForm;
  search: FlightSearch;
  /** Flights to download. */
  filter: FlightFilter;
  /** Another search field, beside that of the filters. */
  children?: ReactNode;
}

/** Header of all views of the list, with the filters, whose state is only in the URL. */
export function FlightsHead({ title, form, search, filter, children }: FlightsHeadProps) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const show = (next: FlightSearch) => void navigate({ to: FLIGHT_FORMS[form], search: next });
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <NameSearch search={search} onChange={show} />
            {children}
            <DownloadMenu
              label={messages['download.flights']()}
              name="flights"
              download={flightMutations.download(api, filter)}
            />
          </>
        }
      />
      <div className={styles.controls}>
        <FlightFilters search={search} onChange={show} />
        <ActiveFilters search={search} onChange={show} />
        <FormSwitch current={form} search={search} />
      </div>
    </>
  );
}
