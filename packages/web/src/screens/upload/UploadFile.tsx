import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import type { Tone } from '@cloudstreet/ui/theme';
import { X } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import { isOnlyChecked } from '../../app/uploads/reduce-uploads.js';
import type { FailureReason, UploadItem, UploadState } from '../../app/uploads/upload-queue.js';
import { CheckedFile } from './CheckedFile.js';
import * as styles from './Upload.css.js';
import { UploadedFlight } from './UploadedFlight.js';

export interface UploadFileProps {
  item: UploadItem;
  /** These receive the id of the file. */
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

/** State of the file itself; the flight shows whether it counts. */
const TONES: Record<Exclude<UploadState['name'], 'done'>, Tone> = {
  waiting: 'neutral',
  queued: 'neutral',
  sending: 'neutral',
  duplicate: 'neutral',
  refused: 'violation',
  failed: 'warning',
  cancelled: 'neutral',
};

/**
 * Progress and result of one file. Renders only when they change, because there may be hundreds of
 * files.
 */
export const UploadFile = memo(function UploadFile(props: UploadFileProps) {
  const { item, onCancel, onRetry, onRemove } = props;
  const messages = useMessages();
  const { id, file, state, check } = item;
  return (
    <li className={styles.file} data-done={state.name === 'done' || undefined}>
      <div className={styles.head}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {/* The tile of the flight shows its status. */}
        {state.name !== 'done' && (
          <Chip tone={TONES[state.name]}>{messages['upload.state']({ state: state.name })}</Chip>
        )}
        <span data-end className={styles.end}>
          {state.name === 'sending' || state.name === 'queued' ? (
            <IconButton
              label={messages['upload.cancel']({ name: file.name })}
              onPress={() => onCancel(id)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          ) : (
            <IconButton
              label={messages['upload.remove']({ name: file.name })}
              onPress={() => onRemove(id)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      <Outcome state={state} fileName={file.name} onRetry={() => onRetry(id)} />
      {check && isOnlyChecked(item) && <CheckedFile check={check} />}
    </li>
  );
});

interface OutcomeProps {
  state: UploadState;
  fileName: string;
  onRetry: () => void;
}

function Outcome({ state, fileName, onRetry }: OutcomeProps) {
  const messages = useMessages();
  switch (state.name) {
    case 'waiting':
    case 'queued':
      return null;
    case 'sending':
      return (
        <ProgressBar
          label={messages['upload.sending']({ name: fileName })}
          // Once all is sent, the server reads the file for an unknown time.
          value={state.fraction < 1 ? state.fraction : undefined}
        />
      );
    case 'done':
      return state.flights.map((flight) => <UploadedFlight key={flight.id} flight={flight} />);
    case 'duplicate':
      return (
        <Inline>
          {messages['upload.duplicate']()}
          {state.flightIds.map((id, index) => (
            <Link key={id} href={flightPath(id)}>
              {messages['upload.flight']({ number: index + 1, count: state.flightIds.length })}
            </Link>
          ))}
        </Inline>
      );
    case 'refused':
      return (
        <div>
          <p className={styles.warning}>{state.message}</p>
          <p className={styles.muted}>{messages['upload.refused.help']({ code: state.code })}</p>
        </div>
      );
    case 'failed':
      return (
        <Inline spread>
          <Failure reason={state.reason} />
          <Retry onRetry={onRetry} />
        </Inline>
      );
    case 'cancelled':
      return (
        <Inline>
          <Retry onRetry={onRetry} />
        </Inline>
      );
  }
}

function Failure({ reason }: { reason: FailureReason }) {
  const messages = useMessages();
  return (
    <p className={styles.warning}>
      {typeof reason === 'string' ? messages['upload.failed']({ reason }) : reason.text}
    </p>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  return (
    <Button size="small" onPress={onRetry}>
      {messages['upload.retry']()}
    </Button>
  );
}
