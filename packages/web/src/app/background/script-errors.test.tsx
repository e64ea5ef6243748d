import { ApiError } from '@cloudstreet/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { type ScriptFailure, watchScriptErrors } from './script-errors.js';

const SCRIPT = `${location.origin}/assets/index-a1b2.js`;

let stop = () => {};
afterEach(() => stop());

function watch() {
  const report = vi.fn<(failure: ScriptFailure) => void>();
  stop = watchScriptErrors(window, report);
  return report;
}

function fail(message: string, filename = SCRIPT): void {
  window.dispatchEvent(new ErrorEvent('error', { message, filename, lineno: 3, colno: 7 }));
}

function reject(reason: unknown): void {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
}

test('reports each distinct message once with its place in the script', () => {
  const report = watch();
  for (const message of ['x is undefined', 'x is undefined', 'y is undefined']) fail(message);
  expect(report.mock.calls.map(([failure]) => failure)).toEqual([
    {
      kind: 'error',
      message: 'x is undefined',
      file: '/assets/index-a1b2.js',
      line: 3,
      column: 7,
    },
    expect.objectContaining({ message: 'y is undefined' }),
  ]);
});

test('reports an unhandled rejection without addresses in its text', () => {
  const report = watch();
  const error = new TypeError(`No response from ${location.origin}/search?name=Jo`);
  error.stack = `at load (${SCRIPT}?v=1:3:7)`;
  reject(error);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    kind: 'rejection',
    message: 'TypeError: No response from /search',
    stack: 'at load (/assets/index-a1b2.js:3:7)',
  });
});

test('reports scripts that the content security policy blocked', () => {
  const report = watch();
  const details = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://tracker.example.org/pixel?user=3',
    sourceFile: SCRIPT,
    lineNumber: 3,
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), details));
  expect(report).toHaveBeenCalledExactlyOnceWith({
    kind: 'policy',
    message: 'connect-src https://tracker.example.org',
    file: '/assets/index-a1b2.js',
    line: 3,
  });
});

test.each([
  { why: 'a script of an extension', run: () => fail('x', 'chrome-extension://abc/x.js') },
  { why: 'a script that says nothing', run: () => fail('') },
  { why: 'a failed call', run: () => reject(new ApiError('', { status: 500, code: 'HTTP' })) },
  {
    why: 'a promise of an extension',
    run: () => {
      const error = new Error('x');
      error.stack = 'at chrome-extension://abc/x.js:1:1';
      reject(error);
    },
  },
])('does not report $why', ({ run }) => {
  const report = watch();
  run();
  expect(report).not.toHaveBeenCalled();
});

test('reports at most twenty errors per page', () => {
  const report = watch();
  for (let number = 0; number < 30; number += 1) fail(`Error ${number}`);
  expect(report).toHaveBeenCalledTimes(20);
});

test('shortens long messages', () => {
  const report = watch();
  fail('x'.repeat(600));
  expect(report.mock.calls[0]?.[0].message).toHaveLength(500);
});
