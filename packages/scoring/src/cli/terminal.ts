import type { CliIo } from './cli-io.js';

/** The part of a Node stream that is used. */
export interface OutputStream {
  /** Whether it is a terminal. */
  readonly isTTY?: boolean;
  /** Characters per line of a terminal; 0 if unknown. */
  readonly columns?: number;
  write(text: string): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

const MAX_BAR_WIDTH = 30;
const ASSUMED_COLUMNS = 80;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Writes results to standard output and messages to standard error. If standard error is a
 * terminal, its last line shows a progress bar, which is cleared before any other output and drawn
 * again at the next step.
 *
 * @param onLoss Called if results or messages cannot be written, for example to a full disk.
 */
export function createTerminal(
  stdout: OutputStream,
  stderr: OutputStream,
  onLoss: () => void,
): Pick<CliIo, 'out' | 'err' | 'progress'> {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error) => {
      // A reader that closes the pipe, such as `head`, has read enough.
      if (error.code === 'EPIPE') return;
      if (stream === stdout) {
        stderr.write(`cloudstreet-igc: The results cannot be written: ${error.message}\n`);
      }
      onLoss();
    });
  }
  let isBarShown = false;
  const hideBar = () => {
    if (isBarShown) stderr.write(CLEAR_LINE);
    isBarShown = false;
  };
  const writer = (stream: OutputStream) => (text: string) => {
    // Output to a file or another program does not disturb the bar.
    if (stream.isTTY) hideBar();
    stream.write(text);
  };
  const progress = (done: number, all: number) => {
    hideBar();
    if (done === all) return;
    stderr.write(bar(done, all, stderr.columns || ASSUMED_COLUMNS));
    isBarShown = true;
  };
  return { out: writer(stdout), err: writer(stderr), ...(stderr.isTTY && { progress }) };
}

/**
 * Draws the progress bar. The last column stays empty; after it, a terminal would start another
 * line.
 */
function bar(done: number, all: number, columns: number): string {
  const label = ` ${done} of ${all}`;
  const width = Math.min(MAX_BAR_WIDTH, Math.max(0, columns - 1 - label.length));
  const filled = Math.round((width * done) / all);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}${label}`;
}
