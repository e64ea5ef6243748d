import { findingText, isValidWithoutFindings } from '@cloudstreet/scoring/parse';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { type ExplainedChip, ExplainedChips } from '@cloudstreet/ui/controls/Explained';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { LocalDate, LocalTime, useUnits } from '@cloudstreet/ui/values';
import { CircleCheck, Clock } from 'lucide-react';
import { paragliderFinding } from '../../../app/flights/paraglider-finding.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useFormatOptions } from '../../../app/format-options.js';
import { useMessages } from '../../../app/messages.js';
import { editFlightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './FlightHead.css.js';

/** One sign of validity, with the first reason and its remedy if the flight does not count. */
export function FlightStatus({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  // The notice in the head says who sees it.
  const isHidden = flight.not_ranked_reason === 'not_public';
  const counts = flight.rank || isHidden || awaitsScore(flight.status);
  return (
    <div className={styles.status} aria-live="polite">
      <div className={styles.signs}>
        <ExplainedChips key={flight.status} chips={[validityChip(flight, messages)]} />
        {!counts && <Chip>{messages['flight.notRanked']()}</Chip>}
      </div>
      {counts ? <Airspaces flight={flight} /> : <NotRanked flight={flight} />}
    </div>
  );
}

/** The status while the flight waits, then the level of its file. */
function validityChip(flight: FlightDetail, messages: Messages): ExplainedChip {
  const { status, igc_file: file, active_errors: findings } = flight;
  const level = String(file.valid);
  if (awaitsScore(status) || (status === 'invalid' && file.valid !== 1)) {
    const isWaiting = status !== 'invalid';
    return {
      id: 'status',
      tone: isWaiting ? 'brand' : 'violation',
      label: (
        <>
          {isWaiting && <Clock size={14} aria-hidden />}
          {messages['flight.status']({ status })}
        </>
      ),
      why: <p>{messages['why.status']({ status })}</p>,
    };
  }
  const isClean = isValidWithoutFindings(file.valid, findings);
  return {
    id: 'file',
    tone: file.valid >= 2 ? 'climb' : file.valid === 1 ? 'violation' : 'neutral',
    label: (
      <>
        {isClean && <CircleCheck size={14} aria-hidden />}
        {isClean ? messages['flight.noRemarks']() : messages['flight.file']({ level })}
      </>
    ),
    why: (
      <>
        {isClean && <p>{messages['why.noRemarks']()}</p>}
        <p>{messages['why.file']({ level })}</p>
      </>
    ),
  };
}

/** The first reason why a flight does not count, and its remedy. */
function NotRanked({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const options = useFormatOptions();
  const { not_ranked_reason: reason } = flight;
  const paraglider = paragliderFinding(flight);
  if (reason === 'late') return <Late flight={flight} />;
  if (reason === 'file') return <InvalidFile flight={flight} />;
  if (reason === 'co_pilot') return <AsCoPilot />;
  const text = paraglider
    ? findingText(paraglider, options).statement
    : messages[reason ? 'flight.notRanked.noIndex' : 'flight.unscored.message']();
  return (
    <div className={styles.reason}>
      <p className={styles.reasonTitle}>{text}</p>
      {(reason ?? paraglider) && (
        <EditLink flight={flight} label={messages['flight.chooseAircraft']()} />
      )}
    </div>
  );
}

/** The second person was the pilot in command. */
function AsCoPilot() {
  const messages = useMessages();
  return (
    <div className={styles.reason}>
      <p className={styles.reasonTitle}>{messages['flight.notRanked.coPilot']()}</p>
      <p>{messages['crew.ofPilot']()}</p>
    </div>
  );
}

/** Whether it was uploaded after the deadline. Then a valid file alone would not let it count. */
function isLate({ created, claim_deadline: deadline }: FlightDetail): boolean {
  return Date.parse(created) > Date.parse(deadline);
}

function Late({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { created, claim_deadline: deadline } = flight;
  return (
    <div className={styles.reason}>
      <p className={styles.reasonTitle}>{messages['flight.notRanked.late']()}</p>
      <p>{messages[isLate(flight) ? 'why.late' : 'why.publishedLate']()}</p>
      <dl className={styles.times}>
        <TimeOf term={messages['why.received']()} time={created} />
        <TimeOf term={messages['why.deadline']()} time={deadline} />
      </dl>
    </div>
  );
}

function TimeOf({ term, time }: { term: string; time: string }) {
  return (
    <div className={styles.time}>
      <dt>{term}</dt>
      <dd>
        <LocalDate date={time} /> <LocalTime time={time} />
      </dd>
    </div>
  );
}

/** Other findings are below, in the check of the file. */
function InvalidFile({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const options = useFormatOptions();
  const { mayEdit, isLocked } = useFlightRights(flight);
  const error = flight.active_errors.find(({ type }) => type === 'error');
  const text = error && findingText(error, options);
  const correction = isLocked ? undefined : text?.correction;
  return (
    <div className={styles.reason}>
      <p className={styles.reasonTitle}>
        {messages['flight.notRanked.file']({
          reason: text?.statement ?? messages['why.file']({ level: '1' }),
        })}
      </p>
      {isLate(flight) && <p>{messages['flight.notRanked.alsoLate']()}</p>}
      {mayEdit && (text?.advice || correction) && (
        <p>{[text?.advice, correction].filter(Boolean).join(' ')}</p>
      )}
      {correction && <EditLink flight={flight} label={messages['edit.open']()} />}
    </div>
  );
}

/** Airspaces entered that required a clearance. The section about airspaces says when and where. */
function Airspaces({ flight: { airspace_violation: entered } }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { locale } = useUnits();
  const names = (entered ?? [])
    .filter(({ violation }) => violation)
    .map(({ airspace_name: name }) => name || messages['airspace.nameless']());
  if (names.length === 0) return null;
  return (
    <div className={styles.reason}>
      <p>
        <strong>{messages['airspace.clearance']()}:</strong>{' '}
        {new Intl.ListFormat(locale).format(new Set(names))}
      </p>
    </div>
  );
}

/** For users who can still change what counts. */
function EditLink({ flight, label }: { flight: FlightDetail; label: string }) {
  const { mayEdit, isLocked } = useFlightRights(flight);
  if (!mayEdit || isLocked) return null;
  return (
    <ButtonLink size="small" href={editFlightPath(flight.id)}>
      {label}
    </ButtonLink>
  );
}
