import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { CircleCheck, Clock } from 'lucide-react';
import { useMessages } from '../../app/messages.js';

/** How the flight and its file stand, as chips; the reasons follow below them in words. */
export function FlightStatus({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { status, rank, igc_file: file, active_errors: findings } = flight;
  const isWaiting = awaitsScore(status);
  const hasRemarks = findings.length > 0;
  return (
    <div aria-live="polite">
      <Inline>
        <Chip tone={isWaiting ? 'brand' : status === 'valid' ? 'climb' : 'violation'}>
          {isWaiting && <Clock size={14} aria-hidden />}
          {messages['flight.status']({ status })}
        </Chip>
        {!isWaiting && (
          <>
            <Chip tone={file.valid >= 2 ? 'climb' : file.valid === 1 ? 'violation' : 'neutral'}>
              {messages['flight.file']({ level: String(file.valid) })}
            </Chip>
            {!hasRemarks && (
              <Chip tone="climb">
                <CircleCheck size={14} aria-hidden />
                {messages['flight.noRemarks']()}
              </Chip>
            )}
            {!rank && <Chip>{messages['flight.notRanked']()}</Chip>}
          </>
        )}
      </Inline>
    </div>
  );
}
