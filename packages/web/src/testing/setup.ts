import '@vanilla-extract/css/disableRuntimeStyles';
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

// jsdom has no layout: every element has the size of a laptop's window.
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

// There are no workers here: their functions run in place behind the same interface.
vi.stubGlobal('Worker', InlineWorker);

// A failing query shows only what it searched for, not the whole document.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? '') });
