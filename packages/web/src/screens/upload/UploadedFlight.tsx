import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Distance, LocalDate, Points } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { Findings } from '../../app/flights/Findings.js';
import { findNotRankedReason } from '../../app/flights/not-ranked.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import * as styles from './Upload.css.js';
import { ValidityChip } from './ValidityChip.js';

/** A flight that was just stored. Its points appear once it is scored. */
export function UploadedFlight({ flight: stored }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: flight = stored } = useQuery(flightQueries.detail(api, stored.id));
  const [best] = flight.contest;
  const reason = findNotRankedReason(flight);
  return (
    <div className={styles.flight} aria-live="polite">
      <Inline spread>
        <Inline gap="x3">
          <LocalDate date={flight.scoring_date} />
          <Standing flight={flight} />
          {best && !awaitsScore(flight.status) && (
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
      {reason && reason !== 'flight.notRanked.file' && <p>{messages[reason]()}</p>}
      {flight.active_errors.length > 0 && <Findings flight={flight} />}
    </div>
  );
}

/** Whether the flight is valid, once known, and whether it counts. */
function Standing({ flight: { status, rank } }: { flight: FlightDetail }) {
  const messages = useMessages();
  return (
    <>
      <ValidityChip status={status} />
      {!awaitsScore(status) && !rank && <Chip>{messages['flight.notRanked']()}</Chip>}
    </>
  );
}
