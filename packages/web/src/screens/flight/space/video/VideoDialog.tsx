import type { Interval } from '@cloudstreet/scoring/track';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { Select } from '@cloudstreet/ui/fields/Select';
import { type CursorStore, createCursorStore } from '@cloudstreet/ui/flight';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import type { FlightSceneProps, SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { LazyFlightScene } from '@cloudstreet/ui/map/LazyMap';
import { formatSeconds, quantityText, useUnits } from '@cloudstreet/ui/values';
import { Download, Share2, Video } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../app/messages.js';
import { saveFile } from '../../../../app/save-file.js';
import { useCaption } from './use-caption.js';
import { useStudio } from './use-studio.js';
import * as styles from './VideoDialog.css.js';
import { usualSpeed, VIDEO_SPEEDS, type VideoSpeed } from './video-lengths.js';

export interface VideoDialogProps {
  flight: FlightDetail;
  /** The scene as the user sees it. */
  scene: FlightSceneProps;
  cursor: CursorStore;
  selection: Interval | null;
  onClose: () => void;
}

/** Pixels of a picture per pixel of the hidden scene. */
const PIXEL_RATIO = 1.5;

/** Makes a picture of the current moment and a video of the flight, and saves or shares them. */
export function VideoDialog({ flight, scene, cursor, selection, onClose }: VideoDialogProps) {
  const messages = useMessages();
  const { unixS } = scene.track;
  const whole: Interval = { startS: unixS[0] ?? 0, endS: unixS[unixS.length - 1] ?? 0 };
  const [studioCursor] = useState(createCursorStore);
  const [pictureS] = useState(() => cursor.get() ?? (whole.startS + whole.endS) / 2);
  const captionAt = useCaption(flight, scene.track);
  const { picture, recording, isReady, open, record, cancel } = useStudio({ pictureS, captionAt });
  // A stage is opened once.
  const [openStage] = useState(() => (stage: SceneStage) => void open(stage));
  const isRecording = recording.step === 'recording';
  const name = `flight-${flight.id}`;
  return (
    <Dialog
      title={messages['video.title']()}
      size="large"
      isOpen
      holdsInput={isRecording}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="x4">
        <div className={styles.picture}>
          {recording.step === 'done' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- It is silent.
            <video
              className={styles.filled}
              src={recording.url}
              controls
              aria-label={messages['video.watch']()}
            />
          ) : picture ? (
            <img className={styles.filled} src={picture.url} alt={messages['video.picture']()} />
          ) : (
            recording.step === 'none' && <ProgressBar label={messages['video.drawing']()} />
          )}
        </div>
        {recording.step === 'failed' && (
          <p role="alert">{messages['video.failed']({ reason: recording.reason })}</p>
        )}
        {isRecording && (
          <>
            <ProgressBar label={messages['video.recording']()} value={recording.share} />
            <p className={styles.note}>{messages['video.wait']()}</p>
            <Inline gap="x2">
              <Button onPress={cancel}>{messages['edit.cancel']()}</Button>
            </Inline>
          </>
        )}
        {recording.step === 'done' && (
          <FileActions
            kind="video"
            file={recording.video.file}
            name={`${name}.${recording.video.extension}`}
          />
        )}
        {picture && !isRecording && recording.step !== 'done' && (
          <FileActions kind="picture" file={picture.file} name={`${name}.png`} />
        )}
        {!isRecording && (
          <VideoChoices
            whole={whole}
            selection={selection}
            isReady={isReady}
            onRecord={(part, speed) => void record(part, speed)}
          />
        )}
      </Stack>
      <div className={styles.stage} aria-hidden inert>
        <LazyFlightScene
          {...scene}
          cursor={studioCursor}
          pixelRatio={PIXEL_RATIO}
          onStage={openStage}
        />
      </div>
    </Dialog>
  );
}

interface FileActionsProps {
  kind: 'picture' | 'video';
  file: Blob;
  name: string;
}

/** Shares a file where the device can, and saves it. */
function FileActions({ kind, file, name }: FileActionsProps) {
  const messages = useMessages();
  const files = [new File([file], name, { type: file.type })];
  const canShare = globalThis.navigator.canShare?.({ files }) ?? false;
  return (
    <Inline gap="x2">
      {canShare && (
        <Button
          tone="primary"
          onPress={() => {
            // Rejected if the user closes the window of the device.
            navigator.share({ files }).catch(() => undefined);
          }}
        >
          <Share2 size={16} aria-hidden />
          {messages['video.share']({ kind })}
        </Button>
      )}
      <Button onPress={() => saveFile(file, name)}>
        <Download size={16} aria-hidden />
        {messages['video.save']({ kind })}
      </Button>
    </Inline>
  );
}

interface VideoChoicesProps {
  whole: Interval;
  selection: Interval | null;
  isReady: boolean;
  onRecord: (part: Interval, speed: VideoSpeed) => void;
}

/** Part and length of the video. */
function VideoChoices({ whole, selection, isReady, onRecord }: VideoChoicesProps) {
  const messages = useMessages();
  const { locale } = useUnits();
  const [scope, setScope] = useState<'flight' | 'selection'>(selection ? 'selection' : 'flight');
  const part = scope === 'selection' && selection ? selection : whole;
  const flightS = part.endS - part.startS;
  const [chosen, setChosen] = useState<VideoSpeed>();
  const speed = chosen ?? usualSpeed(flightS);
  const nameOf = (which: string) => messages['coach.scopes']({ scope: which, leg: '' });
  return (
    <Stack gap="x3">
      <div className={styles.choices}>
        <Select
          label={messages['video.part']()}
          options={[
            { id: 'flight', label: nameOf('flight') },
            ...(selection ? [{ id: 'selection' as const, label: nameOf('selection') }] : []),
          ]}
          value={scope}
          onChange={setScope}
        />
        <Select
          label={messages['video.length']()}
          options={VIDEO_SPEEDS.map((each) => ({
            id: String(each),
            label: `${lengthOf(flightS / each, locale)} · ${messages['replay.times']({ speed: each })}`,
          }))}
          value={String(speed)}
          onChange={(id) => setChosen(VIDEO_SPEEDS.find((each) => String(each) === id))}
        />
      </div>
      <Inline gap="x2">
        <Button tone="primary" isDisabled={!isReady} onPress={() => onRecord(part, speed)}>
          <Video size={16} aria-hidden />
          {messages['video.record']()}
        </Button>
      </Inline>
    </Stack>
  );
}

function lengthOf(seconds: number, locale: string): string {
  return quantityText(formatSeconds(Math.max(1, seconds), locale));
}
