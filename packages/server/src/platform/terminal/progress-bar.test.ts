import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.js';

function collect(isTTY: boolean) {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      written.push(chunk.toString());
      done();
    },
  });
  return { written, stream: Object.assign(stream, { isTTY }) };
}

test('draws a bar on one line of a terminal', () => {
  const { written, stream } = collect(true);
  let nowMs = 0;
  const show = createProgressBar({ stream, label: 'Demo', now: () => nowMs });
  show({ done: 0, total: 60 });
  nowMs = 30_000;
  show({ done: 20, total: 60 });
  show({ done: 60, total: 60 });
  expect(written).toEqual([
    '\rDemo [..............................] 0/60 \u001b[K',
    '\rDemo [##########....................] 20/60 1:00\u001b[K',
    '\rDemo [##############################] 60/60 \u001b[K',
    '\n',
  ]);
});

test('writes few lines into a file', () => {
  const { written, stream } = collect(false);
  const show = createProgressBar({ stream, label: 'Demo', now: () => 0 });
  for (let done = 0; done <= 430; done += 1) show({ done, total: 430 });
  expect(written).toHaveLength(11);
  expect(written.at(-1)).toBe('Demo 430/430\n');
});
