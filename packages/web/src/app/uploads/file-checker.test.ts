import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckRequest, CheckResult } from '../../workers/check-file.js';
import { createFileChecker, type IgcWorker } from './file-checker.js';

const REFUSED: CheckResult = { kind: 'refused', code: 'NOT_IGC' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose results the test provides. */
class FakeWorker implements IgcWorker {
  readonly requests: CheckRequest[] = [];
  isEnded = false;
  #settle: {
    resolve: (result: CheckResult | undefined) => void;
    reject: (error: Error) => void;
  } = { resolve: () => undefined, reject: () => undefined };

  checkFile(request: CheckRequest): Promise<CheckResult | undefined> {
    this.requests.push(request);
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }
  close(): void {
    this.isEnded = true;
  }
  async respond(result: CheckResult | undefined = REFUSED): Promise<void> {
    this.#settle.resolve(result);
    await settle();
  }
  async fail(): Promise<void> {
    this.#settle.reject(new Error('The worker ended.'));
    await settle();
  }
}

/** Runs pending promises and timers that are due. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function start() {
  const workers: FakeWorker[] = [];
  const checkFile = createFileChecker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const outcomes: [name: string, result: CheckResult | undefined][] = [];
  return {
    workers,
    outcomes,
    async check(name: string, isStillQueued = () => true): Promise<void> {
      void checkFile({ file: new File([], name), nowS: 0 }, isStillQueued).then((result) =>
        outcomes.push([name, result]),
      );
      await settle();
    },
    names: () => workers.map(({ requests }) => requests.map(({ file }) => (file as File).name)),
  };
}

test('opens no worker before there is a file', () => {
  expect(start().workers).toEqual([]);
});

test('checks one file at a time in order in one worker', async () => {
  const { workers, outcomes, check, names } = start();
  for (const name of ['a', 'b', 'c']) await check(name);
  expect(names()).toEqual([['a']]);
  await workers[0]!.respond();
  expect(names()).toEqual([['a', 'b']]);
  await workers[0]!.respond();
  await workers[0]!.respond();
  expect(outcomes).toEqual(['a', 'b', 'c'].map((name) => [name, REFUSED]));
});

test('skips cancelled checks', async () => {
  const { workers, outcomes, check, names } = start();
  let isStillQueued = true;
  await check('a');
  await check('b', () => isStillQueued);
  await check('c');
  isStillQueued = false;
  await workers[0]!.respond();
  expect(names()).toEqual([['a', 'c']]);
  expect(outcomes).toEqual([
    ['a', REFUSED],
    ['b', undefined],
  ]);
});

test('stops the worker after the last file and starts it again', async () => {
  const { workers, check } = start();
  await check('a');
  await workers[0]!.respond();
  expect(workers[0]!.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers[0]!.isEnded).toBe(true);
  await check('b');
  expect(workers).toHaveLength(2);
});

test('keeps the worker while files arrive one by one', async () => {
  const { workers, check } = start();
  for (const name of ['a', 'b', 'c']) {
    await check(name);
    await vi.advanceTimersByTimeAsync(9000);
    await workers[0]!.respond();
    await vi.advanceTimersByTimeAsync(9000);
  }
  expect(workers).toHaveLength(1);
});

test('keeps the worker if a file in between is skipped', async () => {
  const { workers, check } = start();
  await check('a');
  await workers[0]!.respond();
  await vi.advanceTimersByTimeAsync(6000);
  await check('b', () => false);
  await vi.advanceTimersByTimeAsync(3000);
  await check('c');
  await vi.advanceTimersByTimeAsync(3000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
});

describe('a worker', () => {
  test('that crashes affects only its file', async () => {
    const { workers, outcomes, check, names } = start();
    for (const name of ['a', 'b', 'c']) await check(name);
    await workers[0]!.respond();
    await workers[0]!.fail();
    expect(workers[0]!.isEnded).toBe(true);
    await workers[1]!.respond();
    expect(names()).toEqual([['a', 'b'], ['c']]);
    expect(outcomes).toEqual([
      ['a', REFUSED],
      ['b', undefined],
      ['c', REFUSED],
    ]);
  });

  test('that hangs is stopped after a while', async () => {
    const { workers, outcomes, check } = start();
    await check('a');
    await workers[0]!.respond();
    await check('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]!.isEnded).toBe(true);
    expect(outcomes.at(-1)).toEqual(['b', undefined]);
  });

  test('that never starts is not started again', async () => {
    const { workers, outcomes, check } = start();
    for (const name of ['a', 'b', 'c']) await check(name);
    await workers[0]!.fail();
    expect(workers).toHaveLength(1);
    expect(outcomes).toEqual(['a', 'b', 'c'].map((name) => [name, undefined]));
  });

  test('that the browser does not support does no harm', async () => {
    const checkFile = createFileChecker(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await checkFile({ file: new File([], 'a'), nowS: 0 }, () => true)).toBeUndefined();
  });
});
