import { addEngineRun, removeEngineRun } from '@cloudstreet/scoring/parse';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import type { TimeHandle } from '@cloudstreet/ui/charts/Barogram';
import { TimeHandleList } from '@cloudstreet/ui/charts/TimeHandleList';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { useThrottledCursor } from '@cloudstreet/ui/flight';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Plus, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import { TrackFailed } from '../track/TrackFailed.js';
import { useTrack } from '../track/use-track.js';
import * as styles from './EditFlight.css.js';
import type { ScoringTimes } from './scoring-windows.js';
import type { WindowEditing } from './use-window-editing.js';

/** Answer to findings that ask about the windows. */
export interface WindowConfirmation {
  /** Texts of the findings. */
  questions: readonly string[];
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}

export interface ScoringWindowsProps {
  flight: FlightDetail;
  windows: WindowEditing;
  isLocked: boolean;
  confirmation: WindowConfirmation;
  /** Error of the server. */
  problem: string | undefined;
  cursor: CursorStore;
  isResetting: boolean;
  onReset: () => void;
  /** Barogram, if there is no second pane for it. */
  children?: ReactNode;
}

/** The part of the flight that can be scored: its times with buttons, engine runs, and a reset. */
export function ScoringWindows(props: ScoringWindowsProps) {
  const { flight, windows, isLocked, confirmation, problem, children } = props;
  const { cursor, isResetting, onReset } = props;
  const cursorTimeS = useThrottledCursor(cursor);
  const { kind, timesS, handles, fixTimesS, limits, setTimes } = windows;
  const messages = useMessages();
  const track = useTrack(flight);
  if (isLocked) return null;
  const withRun = addEngineRun(timesS, cursorTimeS);
  return (
    <Section title={messages['edit.windows']()}>
      <p className={styles.hint}>{messages['edit.windows.hint']({ kind })}</p>
      {track.isError && <TrackFailed onRetry={() => void track.refetch()} />}
      {awaitsScore(flight.status) && (
        <p className={styles.hint}>{messages['edit.windows.waiting']()}</p>
      )}
      {children}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {fixTimesS && handles && handles.length > 0 && (
        <TimeHandleList
          label={messages['edit.windows.times']()}
          handles={handles}
          timeS={fixTimesS}
        />
      )}
      <Confirmation {...confirmation} />
      {kind !== 'GL' && <EngineRuns handles={handles ?? []} timesS={timesS} onChange={setTimes} />}
      <Inline>
        {fixTimesS && limits && timesS.length === 0 && (
          <Button size="small" onPress={() => setTimes([limits.startS, limits.endS])}>
            <Plus size={16} aria-hidden />
            {messages['edit.windows.whole']()}
          </Button>
        )}
        {kind !== 'GL' && timesS.length > 0 && (
          <Button
            size="small"
            isDisabled={!withRun || !fixTimesS}
            onPress={() => {
              if (withRun) setTimes(withRun);
            }}
          >
            <Plus size={16} aria-hidden />
            {messages['edit.engineRun.add']()}
          </Button>
        )}
        <Button
          size="small"
          isPending={isResetting}
          isDisabled={awaitsScore(flight.status)}
          onPress={onReset}
        >
          <RotateCcw size={16} aria-hidden />
          {messages['edit.windows.reset']()}
        </Button>
      </Inline>
    </Section>
  );
}

function Confirmation({ questions, isConfirmed, onChange }: WindowConfirmation) {
  const messages = useMessages();
  if (questions.length === 0) return null;
  return (
    <>
      {questions.map((question) => (
        <p key={question} className={styles.hint}>
          {question}
        </p>
      ))}
      <Checkbox isSelected={isConfirmed} onChange={onChange}>
        {messages['edit.windows.confirm']()}
      </Checkbox>
    </>
  );
}

interface EngineRunsProps {
  handles: readonly TimeHandle[];
  timesS: ScoringTimes;
  onChange: (timesS: ScoringTimes) => void;
}

/** A button for each engine run that includes the run in the score. */
function EngineRuns({ handles, timesS, onChange }: EngineRunsProps) {
  const messages = useMessages();
  const count = Math.max(0, timesS.length / 2 - 1);
  if (handles.length === 0 || count === 0) return null;
  return (
    <Inline>
      {Array.from({ length: count }, (_, run) => (
        <Button
          // Engine runs have no names, only an order.
          key={run}
          size="small"
          tone="quiet"
          onPress={() => onChange(removeEngineRun(timesS, run * 2 + 1))}
        >
          <Trash2 size={16} aria-hidden />
          {messages['edit.engineRun.remove']({ count, number: run + 1 })}
        </Button>
      ))}
    </Inline>
  );
}
