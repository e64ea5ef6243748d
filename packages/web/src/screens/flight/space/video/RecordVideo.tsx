import type { Interval } from '@cloudstreet/scoring/parse';
import { formatNumber } from '@cloudstreet/scoring/units';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Select } from '@cloudstreet/ui/fields/Select';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { formatSeconds, quantityText, useUnits } from '@cloudstreet/ui/values';
import { Video, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../app/messages.js';
import { RecordingProgress } from './RecordingProgress.js';
import { BYTES_PER_S } from './record-video.js';
import type { Recording } from './use-recording.js';
import * as styles from './VideoDialog.css.js';
import { usualLength, videoLengths } from './video-lengths.js';

export interface RecordVideoProps {
  /** From takeoff to landing. */
  flown: Interval;
  selection: Interval | null;
  recording: Recording;
  onRecord: (part: Interval, lengthS: number) => void;
  onCancel: () => void;
}

/** Part and length of the video, and a button that records it, and cancels this. */
export function RecordVideo(props: RecordVideoProps) {
  const { flown, selection, recording, onRecord, onCancel } = props;
  const messages = useMessages();
  const { locale } = useUnits();
  const [scope, setScope] = useState<'flight' | 'selection'>(selection ? 'selection' : 'flight');
  const [chosen, setChosen] = useState<number>();
  const part = scope === 'selection' && selection ? selection : flown;
  const flownS = part.endS - part.startS;
  const lengths = videoLengths(flownS);
  const lengthS = lengths.find((each) => each === chosen) ?? usualLength(flownS);
  const isRecording = recording.step === 'recording';
  const nameOf = (which: string) => messages['coach.scopes']({ scope: which, leg: '' });
  const lengthOf = (each: number) => {
    const speed = formatNumber(flownS / each, locale, { max: 0 });
    const length = quantityText(formatSeconds(Math.max(1, each), locale));
    return `${length} · ${messages['replay.times']({ speed })}`;
  };
  const megabytes = Math.max(1, Math.round((lengthS * BYTES_PER_S) / 1e6));
  return (
    <>
      <div className={styles.choices}>
        {selection && (
          <Select
            label={messages['video.part']()}
            options={[
              { id: 'flight', label: nameOf('flight') },
              { id: 'selection', label: nameOf('selection') },
            ]}
            value={scope}
            onChange={setScope}
            isDisabled={isRecording}
          />
        )}
        <Select
          label={messages['video.length']()}
          options={lengths.map((each) => ({ id: String(each), label: lengthOf(each) }))}
          value={String(lengthS)}
          onChange={(id) => setChosen(Number(id))}
          hint={messages['video.estimate']({ megabytes })}
          isDisabled={isRecording}
        />
      </div>
      {isRecording && <RecordingProgress share={recording.share} leftS={recording.leftS} />}
      <Inline gap="x2">
        {/* One button, so that the focus stays. */}
        <Button
          tone={recording.step === 'none' ? 'primary' : 'secondary'}
          onPress={() => (isRecording ? onCancel() : onRecord(part, lengthS))}
        >
          {isRecording ? <X size={16} aria-hidden /> : <Video size={16} aria-hidden />}
          {isRecording ? messages['edit.cancel']() : messages['video.record']()}
        </Button>
      </Inline>
    </>
  );
}
