#!/usr/bin/env node
import { run } from './run.js';

const { stdout, stderr } = process;

// Who reads no further, such as `head`, has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = run(process.argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  nowS: Math.floor(Date.now() / 1000),
  // Where results go to a terminal they show the progress themselves.
  ...(stderr.isTTY && !stdout.isTTY && { progress: showProgress }),
});

function showProgress(done: number, all: number): void {
  const width = 30;
  const filled = Math.round((width * done) / all);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  stderr.write(done === all ? '\r\x1b[K' : `\r${bar} ${done} of ${all}`);
}
