import { messages } from '../generated/messages/en-gb.js';
import type { Services } from '../platform/services.js';
import { createProgressBar } from '../platform/terminal/progress-bar.js';
import { DemoError, fillDemo } from './fill-demo.js';

export interface DemoCommand {
  /** Of a server that works on jobs. */
  services: Services;
  stream: NodeJS.WritableStream & { isTTY?: boolean };
  signal: AbortSignal;
}

/**
 * Handles the option `--demo`: fills an empty instance, shows the progress, and prints how to sign
 * in.
 */
export async function runDemo({ services, stream, signal }: DemoCommand): Promise<void> {
  const now = () => services.clock().getTime();
  const onProgress = createProgressBar({ stream, label: messages['demo.progress'](), now });
  try {
    const { account } = await fillDemo({ services, onProgress, signal });
    if (account && !signal.aborted) stream.write(`${messages['demo.account'](account)}\n`);
  } catch (error) {
    if (!(error instanceof DemoError)) throw error;
    stream.write(`${messages['demo.notEmpty']()}\n`);
  }
}
