import { getAirport } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocalCompetitions } from '../../app/competitions/LocalCompetitions.js';
import { useApp } from '../../app/context.js';
import { EntityFlights } from '../../app/flights/EntityFlights.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { AirportDeclarations } from './AirportDeclarations.js';
import { AirportHead } from './AirportHead.js';
import * as styles from './AirportMapPage.css.js';
import { Surroundings } from './Surroundings.js';

/** An airport on a map, with its flights. */
export function AirportMapPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: airport } = useSuspenseQuery(operationQuery(api, getAirport, { id }));
  // The map is the main content, so without a second pane it is on the page and not in a sheet.
  const isRoomy = useMediaQuery(media.middle);
  const map = <Surroundings airport={airport} />;
  return (
    <AppPage secondary={isRoomy ? map : undefined}>
      <AirportHead airport={airport} current="first" />
      {!isRoomy && (
        <section className={styles.map} aria-label={messages['page.map']()}>
          {map}
        </section>
      )}
      <AirportDeclarations id={id} />
      <LocalCompetitions kind="airport" id={id} />
      <EntityFlights kind="airport" id={id} />
    </AppPage>
  );
}
