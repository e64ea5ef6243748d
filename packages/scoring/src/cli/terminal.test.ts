import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createTerminal } from './terminal.js';

const CLEAR_LINE = '\r\u001b[K';
const BAR = /^[█░]+ (\d) of 3$/;

/** Both streams; what goes to a terminal is drawn on one screen, as in a window. */
function createStreams({ out = true, err = true, columns = 80 } = {}) {
  const lines = [''];
  const draw = (text: string) => {
    const line = `${lines.pop()}${text}`;
    lines.push(...line.split('\n').map((each) => each.split(CLEAR_LINE).at(-1)!));
  };
  let piped = '';
  const pipe = (text: string) => (piped += text);
  const stream = (isTTY: boolean) =>
    Object.assign(new EventEmitter(), { isTTY, columns, write: isTTY ? draw : pipe });
  const [stdout, stderr] = [stream(out), stream(err)];
  const onLoss = vi.fn();
  const terminal = createTerminal(stdout, stderr, onLoss);
  return { stdout, stderr, ...terminal, onLoss, lines, piped: () => piped };
}

test('shows the progress of a run, and clears it at the end', () => {
  const { progress, lines } = createStreams();
  const shown = [0, 1, 2].map((done) => {
    progress?.(done, 3);
    return lines.join('\n');
  });
  expect(shown.map((line) => BAR.exec(line)?.[1])).toEqual(['0', '1', '2']);
  expect(shown.map((line) => line.match(/█/g)?.length ?? 0)).toEqual([0, 10, 20]);
  progress?.(3, 3);
  expect(lines).toEqual(['']);
});

test('prints results and messages on lines of their own', () => {
  const { out, err, progress, lines } = createStreams();
  progress?.(0, 3);
  out('first.igc: valid\n');
  progress?.(1, 3);
  err('cloudstreet-igc: bad.igc: not IGC\n');
  out('{"file":"bad.igc"}\n');
  progress?.(2, 3);
  expect(lines).toEqual([
    'first.igc: valid',
    'cloudstreet-igc: bad.igc: not IGC',
    '{"file":"bad.igc"}',
    expect.stringMatching(BAR),
  ]);
});

test('is cleared if a message ends the run', () => {
  const { err, progress, lines } = createStreams();
  progress?.(1, 3);
  err('--flight 4: the file has one flight.\n');
  expect(lines).toEqual(['--flight 4: the file has one flight.', '']);
});

test('stays if results go elsewhere', () => {
  const { out, progress, lines, piped } = createStreams({ out: false });
  progress?.(1, 3);
  out('first.igc: valid\n');
  expect(lines).toEqual([expect.stringMatching(BAR)]);
  expect(piped()).toBe('first.igc: valid\n');
});

test('is absent without a terminal', () => {
  const { out, err, progress, lines, piped } = createStreams({ err: false });
  expect(progress).toBeUndefined();
  err('a message\n');
  out('a result\n');
  expect(piped()).toBe('a message\n');
  expect(lines).toEqual(['a result', '']);
});

test('assumes a usual width if the terminal does not report one', () => {
  const { progress, lines } = createStreams({ columns: 0 });
  progress?.(1, 3);
  expect(lines).toEqual([expect.stringMatching(/^█{10}░{20} 1 of 3$/)]);
});

test.each([20, 12, 4])('fits into a line of %i characters', (columns) => {
  const { progress, lines } = createStreams({ columns });
  progress?.(1, 3);
  expect(lines[0]).toMatch(/ 1 of 3$/);
  expect(lines[0]!.length).toBeLessThan(Math.max(columns, 8));
});

test.each(['stdout', 'stderr'] as const)('ignores a closed reader of %s', (name) => {
  const { onLoss, lines, ...streams } = createStreams();
  streams[name].emit('error', errorOf('EPIPE'));
  expect(onLoss).not.toHaveBeenCalled();
  expect(lines).toEqual(['']);
});

test.each([
  { name: 'stdout', said: ['cloudstreet-igc: The results cannot be written: ENOSPC', ''] },
  { name: 'stderr', said: [''] },
] as const)('reports that $name cannot be written', ({ name, said }) => {
  const { onLoss, lines, ...streams } = createStreams();
  streams[name].emit('error', errorOf('ENOSPC'));
  expect(onLoss).toHaveBeenCalledOnce();
  expect(lines).toEqual(said);
});

function errorOf(code: string): Error {
  return Object.assign(new Error(code), { code });
}
