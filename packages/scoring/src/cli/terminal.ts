import type { CliIo } from './cli-io.js';

/** What a stream that is written to must offer, as those of Node do. */
export interface OutputStream {
  /** Whether it is a terminal. */
  readonly isTTY?: boolean;
  /** Characters in a line, where it is a terminal; 0 where that does not know. */
  readonly columns?: number;
  write(text: string): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

const MAX_BAR_WIDTH = 30;
const ASSUMED_COLUMNS = 80;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Results on the standard output, messages on the standard error, and where that is a terminal a
 * bar in its last line that shows how far a long run is. Nothing else is ever written into the line
 * of the bar: it makes room, and stands below again from the next step on.
 *
 * @param onLoss Called when results or messages cannot be written, such as to a full disk.
 */
export function createTerminal(
  stdout: OutputStream,
  stderr: OutputStream,
  onLoss: () => void,
): Pick<CliIo, 'out' | 'err' | 'progress'> {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error) => {
      // Who reads no further, such as `head`, has seen enough.
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
    // What goes into a file or to another program does not disturb the bar.
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

/** Leaves the last column free, behind which a terminal would begin another line. */
function bar(done: number, all: number, columns: number): string {
  const label = ` ${done} of ${all}`;
  const width = Math.min(MAX_BAR_WIDTH, Math.max(0, columns - 1 - label.length));
  const filled = Math.round((width * done) / all);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}${label}`;
}
