import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { Archive, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '../../app/messages.js';
import { isOpen, isRunning, type UploadQueue } from '../../app/uploads/upload-queue.js';
import { useUploadedFlights } from '../../app/uploads/use-uploaded-flights.js';
import { ChooseAircraft } from './ChooseAircraft.js';
import * as styles from './Upload.css.js';

/** Progress and result of all files together. */
export function UploadSummary({ queue }: { queue: UploadQueue }) {
  const messages = useMessages();
  const hostRef = useRef<HTMLDivElement>(null);
  const { items } = queue;
  const flights = useUploadedFlights(items);
  const late = flights.filter(isLate).length;
  const withoutAircraft = flights.filter(isWithoutAircraft);
  const done = items.filter((item) => !isOpen(item)).length;
  return (
    <div ref={hostRef} tabIndex={-1} className={styles.totals}>
      {isRunning(queue) && items.length > 1 && (
        <ProgressBar
          label={messages['upload.progress']({ done, count: items.length })}
          value={done / items.length}
        />
      )}
      <div aria-live="polite" className={styles.added}>
        {flights.length > late && (
          <p className={styles.addedLine}>
            <CircleCheck size={20} aria-hidden className={styles.inTime} />
            {messages['upload.summary']({ late: 'no', count: flights.length - late })}
          </p>
        )}
        {late > 0 && (
          <>
            <p className={styles.addedLine}>
              <Archive size={20} aria-hidden className={styles.late} />
              {messages['upload.summary']({ late: 'yes', count: late })}
            </p>
            <p className={styles.muted}>{messages['upload.summary.late']({ count: late })}</p>
          </>
        )}
      </div>
      {withoutAircraft.length > 1 && (
        <div className={styles.doubt}>
          <p>{messages['upload.noAircraft']({ count: withoutAircraft.length })}</p>
          <ChooseAircraft flights={withoutAircraft} onSaved={() => hostRef.current?.focus()} />
        </div>
      )}
    </div>
  );
}

/**
 * Whether a flight does not count because it was uploaded after the deadline, as those of earlier
 * seasons are. The dates say so before the score.
 */
function isLate(flight: FlightDetail): boolean {
  const { status, created, claim_deadline: deadline, not_ranked_reason: reason } = flight;
  if (awaitsScore(status)) return Date.parse(created) > Date.parse(deadline);
  return reason === 'late';
}

/** Whether it only lacks its aircraft to count, although it was probably a glider. */
function isWithoutAircraft(flight: FlightDetail): boolean {
  const { edit_locked: isLocked, active_errors: findings, not_ranked_reason: reason } = flight;
  if (isLocked || reason !== 'no_index') return false;
  return findings.some(({ token }) => token === 'NO_AIRCRAFT_SELECTED');
}
