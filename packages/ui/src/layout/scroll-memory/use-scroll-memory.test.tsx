import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextStore } from '../session-store.js';
import { useScrollMemory } from './use-scroll-memory.js';

let grow: () => void = () => undefined;
let height = 0;

beforeEach(() => {
  // jsdom lays nothing out: the element scrolls as far as its content is said to be high.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  const positions = new WeakMap<Element, number>();
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return positions.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, to) {
    positions.set(this, Math.min(to, height));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Pane({ path, store }: { path: string; store: TextStore }) {
  return (
    <section aria-label="Flights" ref={useScrollMemory(path, store)}>
      <p>Flights</p>
    </section>
  );
}

function createStore(): TextStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

function scrollTo(position: number) {
  const region = screen.getByRole('region');
  scrollPast(position);
  fireEvent(region, new Event('scrollend'));
}

/** Scrolls as a browser does that never says that scrolling ended. */
function scrollPast(position: number) {
  const region = screen.getByRole('region');
  region.scrollTop = position;
  fireEvent.scroll(region);
}

test('restores the position of each path', () => {
  height = 1000;
  const store = createStore();
  const { rerender } = render(<Pane path="/flight" store={store} />);
  scrollTo(640);
  rerender(<Pane path="/user/7" store={store} />);
  expect(screen.getByRole('region').scrollTop).toBe(0);
  rerender(<Pane path="/flight" store={store} />);
  expect(screen.getByRole('region').scrollTop).toBe(640);
});

test('remembers a position if the content disappears before leaving', () => {
  height = 1000;
  const store = createStore();
  const { rerender } = render(<Pane path="/flight" store={store} />);
  scrollPast(640);
  height = 0;
  screen.getByRole('region').scrollTop = 0;
  rerender(<Pane path="/user/7" store={store} />);
  expect(store.getItem('cs-scroll:/flight')).toBe('640');
});

test('waits for content that arrives late', () => {
  const store = createStore();
  store.setItem('cs-scroll:/flight', '640');
  height = 100;
  render(<Pane path="/flight" store={store} />);
  expect(screen.getByRole('region').scrollTop).toBe(100);
  height = 1000;
  act(() => grow());
  expect(screen.getByRole('region').scrollTop).toBe(640);
});

test('stops waiting once the user scrolls', () => {
  const store = createStore();
  store.setItem('cs-scroll:/flight', '640');
  height = 100;
  render(<Pane path="/flight" store={store} />);
  fireEvent.wheel(screen.getByRole('region'));
  height = 1000;
  act(() => grow());
  expect(screen.getByRole('region').scrollTop).toBe(100);
});

test('remembers fractions of pixels without a scrollend event', () => {
  height = 1000;
  const store = createStore();
  const { unmount } = render(<Pane path="/flight" store={store} />);
  scrollPast(640.4);
  fireEvent(window, new Event('pagehide'));
  expect(store.getItem('cs-scroll:/flight')).toBe('640.4');
  scrollPast(700);
  unmount();
  expect(store.getItem('cs-scroll:/flight')).toBe('700');
});

test('keeps the position if the user leaves before the content arrives', () => {
  const store = createStore();
  store.setItem('cs-scroll:/flight', '640');
  height = 100;
  const { unmount } = render(<Pane path="/flight" store={store} />);
  fireEvent(screen.getByRole('region'), new Event('scrollend'));
  unmount();
  expect(store.getItem('cs-scroll:/flight')).toBe('640');
});
