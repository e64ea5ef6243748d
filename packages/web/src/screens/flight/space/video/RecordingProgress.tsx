import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { formatSeconds, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../../../app/messages.js';
import * as styles from './VideoDialog.css.js';

export interface RecordingProgressProps {
  /** 0 to 1. */
  share: number;
  /** Undefined until it is known. */
  leftS: number | undefined;
}

/** Progress of a recording, with the time left. */
export function RecordingProgress({ share, leftS }: RecordingProgressProps) {
  const messages = useMessages();
  const { locale } = useUnits();
  return (
    <div>
      <ProgressBar label={messages['video.recording']()} value={share} />
      <p className={styles.note}>
        {leftS !== undefined &&
          `${messages['video.left']({ time: quantityText(formatSeconds(leftS, locale)) })} `}
        {messages['video.wait']()}
      </p>
    </div>
  );
}
