/** Progress of some work. */
export interface Progress {
  done: number;
  total: number;
}

export interface ProgressBarOptions {
  stream: NodeJS.WritableStream & { isTTY?: boolean };
  /** Text before the bar. */
  label: string;
  /** Unix milliseconds now. */
  now: () => number;
}

const WIDTH = 30;
/** Number of lines printed if the output is not a terminal. */
const STEPS_WITHOUT_TERMINAL = 10;

/** Shows progress: as a bar in one line of a terminal, or as a few lines elsewhere. */
export function createProgressBar({ stream, label, now }: ProgressBarOptions) {
  const startedMs = now();
  let first: number | undefined;
  let lastStep = -1;
  return (progress: Progress): void => {
    const { done, total } = progress;
    first ??= done;
    const left = timeLeft({ ...progress, first, elapsedMs: now() - startedMs });
    if (stream.isTTY) {
      stream.write(`\r${label} ${bar(progress)} ${done}/${total} ${left}\u001b[K`);
      if (done === total) stream.write('\n');
      return;
    }
    const step = Math.floor((done / total) * STEPS_WITHOUT_TERMINAL);
    if (step > lastStep) stream.write(`${label} ${done}/${total} ${left}`.trimEnd().concat('\n'));
    lastStep = step;
  };
}

function bar({ done, total }: Progress): string {
  const filled = Math.round((done / total) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}

/** Remaining time as `m:ss` at the current pace; empty until known. */
function timeLeft({
  done,
  total,
  first,
  elapsedMs,
}: Progress & { first: number; elapsedMs: number }): string {
  if (done <= first || done === total) return '';
  const seconds = Math.round(((elapsedMs / (done - first)) * (total - done)) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
