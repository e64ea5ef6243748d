import { findingText } from '@cloudstreet/scoring/parse';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApp } from '../../app/context.js';
import { FoldedFindings } from '../../app/flights/FoldedFindings.js';
import { ListedFlight } from '../../app/flights/ListedFlight.js';
import { toListedFlight } from '../../app/flights/listed-flight.js';
import { useFlightRights } from '../../app/flights/use-flight-rights.js';
import { useFormatOptions } from '../../app/format-options.js';
import { useMessages } from '../../app/messages.js';
import { AddCrew } from './AddCrew.js';
import { ChooseAircraft } from './ChooseAircraft.js';
import { SecondClub } from './SecondClub.js';
import * as styles from './Upload.css.js';

/** A flight that was just stored, with what its pilot can still do for its score. */
export function UploadedFlight({ flight: stored }: { flight: FlightDetail }) {
  const { api } = useApp();
  const hostRef = useRef<HTMLDivElement>(null);
  // `useUploadedFlights` requests it.
  const { data: flight = stored } = useQuery({
    ...flightQueries.detail(api, stored.id),
    enabled: false,
    throwOnError: false,
  });
  return (
    <div ref={hostRef} tabIndex={-1} className={styles.flight}>
      <ListedFlight flight={toListedFlight(flight)} />
      {!awaitsScore(flight.status) && (
        <Remedies flight={flight} onSaved={() => hostRef.current?.focus()} />
      )}
      <SecondClub flight={flight} />
      <AddCrew flight={flight} onSaved={() => hostRef.current?.focus()} />
    </div>
  );
}

/** Findings that another aircraft answers. */
const AIRCRAFT_QUESTIONS = new Set(['NO_AIRCRAFT_SELECTED', 'PARAGLIDER_SUSPECTED']);

/** The aircraft, if it is in doubt, and other findings. */
function Remedies({ flight, onSaved }: { flight: FlightDetail; onSaved: () => void }) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const { mayEdit, isLocked } = useFlightRights(flight);
  const { active_errors: findings, not_ranked_reason: reason } = flight;
  const question = findings.find(({ token }) => AIRCRAFT_QUESTIONS.has(token));
  const doubt = doubtText();
  return (
    <>
      {doubt !== undefined && (
        <div className={styles.doubt}>
          <p>{doubt}</p>
          {mayEdit && !isLocked && <ChooseAircraft flights={[flight]} onSaved={onSaved} />}
        </div>
      )}
      <FoldedFindings
        findings={findings.filter((finding) => finding !== question)}
        help={isLocked ? 'advice' : 'correction'}
      />
    </>
  );

  /** The button below says how to answer an unknown aircraft. */
  function doubtText(): string | undefined {
    const text = question && findingText(question, reader);
    if (text && question.token === 'PARAGLIDER_SUSPECTED') {
      return `${text.statement} ${text.correction}`;
    }
    if (reason !== 'no_index') return text?.statement;
    return messages[text ? 'upload.noAircraft.one' : 'flight.notRanked.noIndex']();
  }
}
