import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScrollStore, useScrollMemory } from './use-scroll-memory.js';

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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Pane({ path, store }: { path: string; store: ScrollStore }) {
  return (
    <section aria-label="Flights" ref={useScrollMemory(path, store)}>
      <p>Flights</p>
    </section>
  );
}

function createStore(): ScrollStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

function scrollTo(position: number) {
  const region = screen.getByRole('region');
  region.scrollTop = position;
  fireEvent(region, new Event('scrollend'));
}

test('each path comes back to its own position', () => {
  height = 1000;
  const store = createStore();
  const { rerender } = render(<Pane path="/flight" store={store} />);
  scrollTo(640);
  rerender(<Pane path="/user/7" store={store} />);
  expect(screen.getByRole('region').scrollTop).toBe(0);
  rerender(<Pane path="/flight" store={store} />);
  expect(screen.getByRole('region').scrollTop).toBe(640);
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

test('stops waiting once the person scrolls', () => {
  const store = createStore();
  store.setItem('cs-scroll:/flight', '640');
  height = 100;
  render(<Pane path="/flight" store={store} />);
  fireEvent.wheel(screen.getByRole('region'));
  height = 1000;
  act(() => grow());
  expect(screen.getByRole('region').scrollTop).toBe(100);
});
