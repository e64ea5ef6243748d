import type { Interval } from '@cloudstreet/scoring/parse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import type { SceneStage } from '@cloudstreet/ui/map/FlightScene';
import { useUnits } from '@cloudstreet/ui/values';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../../../app/messages.js';
import { captionAt, fileNameOf } from './caption.js';
import { FileActions } from './FileActions.js';
import type { FailureReason } from './failure.js';
import { HiddenScene, type HiddenSceneProps } from './HiddenScene.js';
import { FRAME_PX } from './paint-caption.js';
import { RecordVideo } from './RecordVideo.js';
import type { Studio } from './studio.js';
import { useCodec } from './use-codec.js';
import { useImage } from './use-image.js';
import { type Recording, useRecording } from './use-recording.js';
import { useSource } from './use-source.js';
import * as styles from './VideoDialog.css.js';

export interface VideoDialogProps {
  flight: FlightDetail;
  /** The scene as the user sees it. */
  scene: HiddenSceneProps['scene'];
  /** Time of the image in Unix seconds. */
  imageS: number;
  /** From takeoff to landing. */
  flown: Interval;
  selection: Interval | null;
  /** Called when the dialog is open. */
  onOpen: () => void;
  onClose: () => void;
}

/** Makes an image of the current moment and a video of the flight, and saves or shares them. */
export function VideoDialog(props: VideoDialogProps) {
  const { flight, scene, imageS, flown, selection, onOpen, onClose } = props;
  const messages = useMessages();
  const [stage, setStage] = useState<SceneStage>();
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const studio = useStudio({ flight, scene, stage, canvas });
  const codec = useCodec();
  const { recording, record, cancel } = useRecording(studio);
  const isRecording = recording.step === 'recording';
  const shownScene = useHeld(scene, isRecording);
  const { image, hasFailed } = useImage({ studio, timeS: imageS, isPaused: isRecording });
  const [isBroken, setBroken] = useState(false);
  const [kept, setKept] = useState<Blob>();
  const isUnsaved = recording.step === 'done' && recording.file !== kept;
  const failure = failureIn(recording, hasFailed || (isBroken && !image));
  useEffect(() => onOpen(), [onOpen]);
  const name = fileNameOf(flight);
  return (
    <Dialog
      title={messages['video.title']()}
      size="large"
      isOpen
      holdsInput={isRecording || isUnsaved}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.frame}>
        {/* Shows each frame while it is recorded. */}
        <canvas ref={setCanvas} className={styles.filled} {...FRAME_PX} aria-hidden />
        {recording.step === 'done' ? (
          <Video file={recording.file} />
        ) : isRecording ? null : image ? (
          <Image file={image} />
        ) : (
          <div className={styles.waiting}>
            {!failure && <ProgressBar label={messages['video.drawing']()} />}
          </div>
        )}
      </div>
      {failure && <p role="alert">{messages['video.failed']({ reason: failure })}</p>}
      <output>{recording.step === 'done' && messages['video.done']()}</output>
      {recording.step === 'done' && (
        <FileActions
          kind="video"
          file={recording.file}
          name={`${name}.${recording.extension}`}
          onKept={() => setKept(recording.file)}
        />
      )}
      {codec && studio && (
        <RecordVideo
          flown={flown}
          selection={selection}
          recording={recording}
          onRecord={(part, lengthS) => void record({ part, lengthS, codec })}
          onCancel={cancel}
        />
      )}
      {codec === null && <p>{messages['video.failed']({ reason: 'encoder' })}</p>}
      {image && !isRecording && <FileActions kind="image" file={image} name={`${name}.jpg`} />}
      <HiddenScene scene={shownScene} onStage={setStage} onFailed={() => setBroken(true)} />
    </Dialog>
  );
}

/** Returns the failure to explain: that of the last recording, or else that of the image. */
function failureIn(recording: Recording, hasNoImage: boolean): FailureReason | undefined {
  if (recording.step === 'failed') return recording.reason;
  return recording.step === 'none' && hasNoImage ? 'image' : undefined;
}

/** Returns the latest value, or while it is held the one from before. */
function useHeld<Value>(latest: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(() => latest);
  if (isHeld || held === latest) return held;
  setHeld(() => latest);
  return latest;
}

interface StudioInput extends Pick<VideoDialogProps, 'flight' | 'scene'> {
  stage: SceneStage | undefined;
  canvas: HTMLCanvasElement | null;
}

/** Returns the studio once its scene and canvas are there. */
function useStudio({ flight, scene, stage, canvas }: StudioInput): Studio | undefined {
  const messages = useMessages();
  const units = useUnits();
  const { track } = scene;
  return useMemo(() => {
    if (!stage || !canvas) return undefined;
    const brand = messages['app.name']();
    const textsAt: Studio['textsAt'] = (timeS, attribution) => ({
      ...captionAt(timeS, { flight, track, units, messages }),
      brand,
      attribution,
    });
    return { stage, canvas, textsAt };
  }, [stage, canvas, flight, track, units, messages]);
}

function Video({ file }: { file: Blob }) {
  const messages = useMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- It is silent.
    <video
      ref={useSource(file)}
      className={styles.filled}
      controls
      loop
      playsInline
      aria-label={messages['video.watch']()}
    />
  );
}

function Image({ file }: { file: Blob }) {
  const messages = useMessages();
  return <img ref={useSource(file)} className={styles.filled} alt={messages['video.image']()} />;
}
