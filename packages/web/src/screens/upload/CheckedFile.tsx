import type { FlightPreview } from '@cloudstreet/scoring/score';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Distance, formatTime, LocalDate, Points, useUnits } from '@cloudstreet/ui/values';
import { FoldedFindings } from '../../app/flights/FoldedFindings.js';
import { useMessages } from '../../app/messages.js';
import type { UploadCheck } from '../../app/uploads/upload-queue.js';
import * as styles from './Upload.css.js';
import { ValidityChip } from './ValidityChip.js';

/** Preview of a file on this device, until the server's result arrives. */
export function CheckedFile({ check }: { check: UploadCheck }) {
  const messages = useMessages();
  if (check.name === 'pending') {
    return <p className={styles.muted}>{messages['upload.check.pending']()}</p>;
  }
  const { flights } = check.preview;
  return (
    <div className={styles.checked}>
      <p className={styles.muted}>{messages['upload.check.read']({ count: flights.length })}</p>
      {[...flights.entries()].map(([number, flight]) => (
        // The key is the index, because a recording may not contain the times of its flights.
        <CheckedFlight key={number} date={check.preview.date} flight={flight} />
      ))}
    </div>
  );
}

function CheckedFlight({ date, flight }: { date: string; flight: FlightPreview }) {
  const messages = useMessages();
  const { free, findings, fileValid } = flight;
  return (
    <div className={styles.checked}>
      <Inline gap="x3">
        <LocalDate date={date} />
        <FlightTimes flight={flight} />
        <ValidityChip status={fileValid >= 2 ? 'valid' : 'invalid'} />
        {free?.points !== undefined && (
          <strong className={styles.points}>
            <Points points={free.points} /> {messages['upload.points']()}
          </strong>
        )}
        {free && (
          <span>
            <Distance km={free.distanceKm} /> {messages['upload.check.distance']()}
          </span>
        )}
      </Inline>
      <FoldedFindings findings={findings} help="advice" />
    </div>
  );
}

/** In UTC, because only the server knows the time zone of the place. */
function FlightTimes({ flight: { takeoffS, landingS } }: { flight: FlightPreview }) {
  const messages = useMessages();
  const units = { ...useUnits(), timeZone: 'UTC' };
  const timeOf = (seconds: number) => formatTime(new Date(seconds * 1000).toISOString(), units);
  if (takeoffS === undefined) return null;
  const takeoff = timeOf(takeoffS);
  return (
    <span>
      {landingS === undefined
        ? messages['upload.check.takeoff']({ takeoff })
        : messages['upload.check.times']({ takeoff, landing: timeOf(landingS) })}
    </span>
  );
}
