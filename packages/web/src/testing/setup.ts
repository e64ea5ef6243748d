import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { InlineWorker } from './inline-worker.js';

afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom lays nothing out: every element is as large as a laptop's window.
const SIZE = { width: 1440, height: 900 };

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Object.defineProperties(Element.prototype, {
  clientWidth: { get: () => SIZE.width },
  clientHeight: { get: () => SIZE.height },
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.scrollTo = () => undefined;

// No worker runs here: what it would do is done in place, behind the same door.
vi.stubGlobal('Worker', InlineWorker);

// A failing query names what it looked for; the whole document would drown it.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });
