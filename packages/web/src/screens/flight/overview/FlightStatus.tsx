import { findingText, isValidWithoutFindings } from '@cloudstreet/scoring/validation';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { type ExplainedChip, ExplainedChips } from '@cloudstreet/ui/controls/Explained';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { CircleCheck, Clock } from 'lucide-react';
import { Findings } from '../../../app/flights/Findings.js';
import { findNotRankedReason, type NotRankedReason } from '../../../app/flights/not-ranked.js';
import { useFormatOptions } from '../../../app/format-options.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';

/** Status of the flight and its file: chips that open to the reason. */
export function FlightStatus({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const isWaiting = awaitsScore(flight.status);
  const chips = [statusChip(flight, messages), ...(isWaiting ? [] : fileChips(flight, messages))];
  return (
    <div aria-live="polite">
      <ExplainedChips
        // The chip that is open by default changes with the score.
        key={flight.status}
        chips={chips}
        defaultOpen={flight.rank || isWaiting ? undefined : NOT_RANKED}
      />
    </div>
  );
}

const NOT_RANKED = 'not-ranked';

function statusChip(flight: FlightDetail, messages: Messages): ExplainedChip {
  const { status } = flight;
  const isWaiting = awaitsScore(status);
  return {
    id: 'status',
    tone: isWaiting ? 'brand' : status === 'valid' ? 'climb' : 'violation',
    label: (
      <>
        {isWaiting && <Clock size={14} aria-hidden />}
        {messages['flight.status']({ status })}
      </>
    ),
    why: (
      <>
        <p>{messages['why.status']({ status })}</p>
        {status === 'invalid' && <Errors flight={flight} />}
      </>
    ),
  };
}

function fileChips(flight: FlightDetail, messages: Messages): ExplainedChip[] {
  const { rank, igc_file: file, active_errors: findings } = flight;
  const level = String(file.valid);
  const chips: (ExplainedChip | false)[] = [
    {
      id: 'file',
      tone: file.valid >= 2 ? 'climb' : file.valid === 1 ? 'violation' : 'neutral',
      label: messages['flight.file']({ level }),
      why: (
        <>
          <p>{messages['why.file']({ level })}</p>
          {file.valid === 1 && <Errors flight={flight} />}
        </>
      ),
    },
    isValidWithoutFindings(file.valid, findings) && {
      id: 'remarks',
      tone: 'climb',
      label: (
        <>
          <CircleCheck size={14} aria-hidden />
          {messages['flight.noRemarks']()}
        </>
      ),
      why: <p>{messages['why.noRemarks']()}</p>,
    },
    !rank && {
      id: NOT_RANKED,
      label: messages['flight.notRanked'](),
      why: <NotRanked flight={flight} />,
    },
  ];
  return chips.filter((chip) => chip !== false);
}

/** Reason why a flight does not count, with the times that matter for a deadline. */
function NotRanked({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const reason = findNotRankedReason(flight);
  if (reason === undefined) return <p>{messages['flight.unscored.message']()}</p>;
  return (
    <>
      <p>
        <Reason flight={flight} reason={reason} />
      </p>
      {reason === 'flight.notRanked.late' && (
        <>
          <p>{messages['why.late']()}</p>
          <DescriptionList>
            <Description term={messages['why.received']()}>
              <LocalDate date={flight.created} /> <LocalTime time={flight.created} />
            </Description>
            <Description term={messages['why.deadline']()}>
              <LocalDate date={flight.claim_deadline} /> <LocalTime time={flight.claim_deadline} />
            </Description>
          </DescriptionList>
        </>
      )}
    </>
  );
}

/** For an invalid file, its first error is the reason. */
function Reason({ flight, reason }: { flight: FlightDetail; reason: NotRankedReason }) {
  const messages = useMessages();
  const options = useFormatOptions();
  if (reason !== 'flight.notRanked.file') return messages[reason]();
  const error = flight.active_errors.find(({ type }) => type === 'error');
  return messages[reason]({
    reason: error ? findingText(error, options).statement : messages['why.file']({ level: '1' }),
  });
}

/** Findings that make the file invalid. */
function Errors({ flight }: { flight: FlightDetail }) {
  const errors = flight.active_errors.filter(({ type }) => type === 'error');
  return <Findings flight={{ ...flight, active_errors: errors }} />;
}
