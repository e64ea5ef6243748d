import { Button } from '@cloudstreet/ui/controls/Button';
import { ChoiceMenu } from '@cloudstreet/ui/controls/ChoiceMenu';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { type CursorStore, useCursorSlider, useThrottledCursor } from '@cloudstreet/ui/flight';
import { formatTime, useUnits } from '@cloudstreet/ui/values';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './ReplayBar.css.js';
import { REPLAY_SPEEDS, type Replay, type ReplayInput } from './use-replay.js';

export interface ReplayBarProps extends ReplayInput {
  replay: Replay;
  /** Further controls at the end of the bar. */
  children?: ReactNode;
  /** Step of an arrow key, in seconds. */
  stepS?: number;
  /** Element in which the space bar plays and pauses, unless a control there uses it. */
  keysIn?: RefObject<HTMLElement | null>;
}

/** Replays a flight: the cursor moves along it on map and barogram. */
export function ReplayBar(props: ReplayBarProps) {
  const messages = useMessages();
  const { isPlaying, toggle, speed, setSpeed } = props.replay;
  const { keysIn } = props;
  useSpaceBar(keysIn, toggle);
  const Icon = isPlaying ? Pause : Play;
  return (
    <fieldset className={styles.bar} aria-label={messages['replay.title']()}>
      <IconButton
        label={messages['replay.action']({ state: isPlaying ? 'playing' : 'paused' })}
        onPress={toggle}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
      <ReplaySlider {...props} />
      <ChoiceMenu
        label={messages['replay.speed']()}
        trigger={
          <Button size="small" tone="quiet" aria-label={messages['replay.speedNow']({ speed })}>
            {messages['replay.times']({ speed })}
          </Button>
        }
        choices={REPLAY_SPEEDS.map((each) => ({
          id: each,
          label: messages['replay.times']({ speed: each }),
        }))}
        chosen={speed}
        onChange={setSpeed}
      />
      {props.children}
    </fieldset>
  );
}

type ReplaySliderProps = Pick<ReplayBarProps, 'cursor' | 'startS' | 'endS' | 'stepS'>;

/** Time of the replay as a slider. */
function ReplaySlider({ cursor, startS, endS, stepS = 1 }: ReplaySliderProps) {
  const messages = useMessages();
  const units = useUnits();
  const within = (timeS: number | null) =>
    Math.round(Math.min(endS, Math.max(startS, timeS ?? startS)));
  const textOf = (timeS: number) => formatTime(new Date(timeS * 1000).toISOString(), units, true);
  const { ref, update } = useCursorSlider(cursor, (timeS) => {
    const value = within(timeS);
    return { value, text: textOf(value) };
  });
  return (
    <>
      <input
        ref={ref}
        type="range"
        className={styles.slider}
        aria-label={messages['replay.time']()}
        step={stepS}
        min={startS}
        max={endS}
        onChange={({ target }) => {
          cursor.set(target.valueAsNumber);
          update();
        }}
      />
      <TimeOfReplay cursor={cursor} textAt={(timeS) => textOf(within(timeS))} />
    </>
  );
}

interface TimeOfReplayProps {
  cursor: CursorStore;
  textAt: (timeS: number | null) => string;
}

function TimeOfReplay({ cursor, textAt }: TimeOfReplayProps) {
  return <time className={styles.time}>{textAt(useThrottledCursor(cursor))}</time>;
}

/** Elements that use the space bar themselves. */
const TAKES_SPACE = 'button, a, select, textarea, input:not([type=range]), [role=listbox]';

function useSpaceBar(host: ReplayBarProps['keysIn'], onSpace: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || (target instanceof Element && target.closest(TAKES_SPACE))) return;
    event.preventDefault();
    onSpace();
  });
  useEffect(() => {
    const element = host?.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [host]);
}
