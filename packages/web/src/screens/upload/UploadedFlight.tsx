import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Distance, LocalDate, Points } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { Findings } from '../../app/flights/Findings.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import * as styles from './Upload.css.js';

/** A flight that was just stored. Its points appear here as soon as they are there. */
export function UploadedFlight({ flight: stored }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: flight = stored } = useQuery(flightQueries.detail(api, stored.id));
  const best = flight.contest[0];
  return (
    <div className={styles.flight}>
      <Inline spread>
        <Inline gap="x3">
          <LocalDate date={flight.scoring_date} />
          {awaitsScore(flight.status) || !best ? (
            <Chip tone="brand">{messages['flight.status']({ status: flight.status })}</Chip>
          ) : (
            <>
              <strong className={styles.points}>
                <Points points={best.points} /> {messages['upload.points']()}
              </strong>
              <Distance km={best.distance} />
            </>
          )}
        </Inline>
        <ButtonLink size="small" href={flightPath(flight.id)}>
          {messages['upload.open']()}
        </ButtonLink>
      </Inline>
      {flight.active_errors.length > 0 && <Findings findings={flight.active_errors} />}
    </div>
  );
}
