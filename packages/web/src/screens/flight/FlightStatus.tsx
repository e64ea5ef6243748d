import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { CircleCheck, Clock } from 'lucide-react';
import { findNotRankedReason } from '../../app/flights/not-ranked.js';
import { useMessages } from '../../app/messages.js';

/** How the flight and its file stand, as chips, and why it does not count where it does not. */
export function FlightStatus({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { status } = flight;
  const isWaiting = awaitsScore(status);
  const reason = findNotRankedReason(flight);
  return (
    <div aria-live="polite">
      <Stack gap="x2">
        <Inline>
          <Chip tone={isWaiting ? 'brand' : status === 'valid' ? 'climb' : 'violation'}>
            {isWaiting && <Clock size={14} aria-hidden />}
            {messages['flight.status']({ status })}
          </Chip>
          {!isWaiting && <FileChips flight={flight} />}
        </Inline>
        {reason && <p>{messages[reason]()}</p>}
      </Stack>
    </div>
  );
}

function FileChips({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { rank, igc_file: file, active_errors: findings } = flight;
  return (
    <>
      <Chip tone={file.valid >= 2 ? 'climb' : file.valid === 1 ? 'violation' : 'neutral'}>
        {messages['flight.file']({ level: String(file.valid) })}
      </Chip>
      {findings.length === 0 && (
        <Chip tone="climb">
          <CircleCheck size={14} aria-hidden />
          {messages['flight.noRemarks']()}
        </Chip>
      )}
      {!rank && <Chip>{messages['flight.notRanked']()}</Chip>}
    </>
  );
}
