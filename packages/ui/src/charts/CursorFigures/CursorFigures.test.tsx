import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { type CanvasRecord, stubCanvas } from '../../../test/stub-canvas.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { flushThrottled } from '../../flight/subscribe-throttled.js';
import { CursorFigure, CursorFigures } from './CursorFigures.js';

let canvas: CanvasRecord;

beforeEach(() => {
  vi.useFakeTimers();
  canvas = stubCanvas();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Altitude() {
  return (
    <CursorFigure
      read={(timeS) => (timeS === null ? undefined : { number: String(timeS * 100), unit: 'ft' })}
    />
  );
}

function renderFigures() {
  const cursor = createCursorStore();
  const tree = (children: ReactNode) => (
    <CursorFigures cursor={cursor}>
      <p data-testid="figures">{children}</p>
    </CursorFigures>
  );
  const { rerender, unmount } = renderKit(tree(<Altitude />));
  const figures = screen.getByTestId('figures');
  return {
    cursor,
    figures,
    host: figures.parentElement,
    show: (children: ReactNode) => rerender(tree(children)),
    unmount,
    move: (...timesS: (number | null)[]) => timesS.forEach((timeS) => act(() => cursor.set(timeS))),
    rest: () =>
      act(() => {
        vi.advanceTimersByTime(5000);
      }),
  };
}

/** What is drawn for an altitude in feet. */
const drawn = (...numbers: string[]) => numbers.flatMap((number) => [number, '\u202fft']);

test('the first move is written, further ones are drawn, and where it rests is written again', () => {
  const { move, rest, figures } = renderFigures();
  expect(figures).toHaveTextContent('–');
  move(1, 2, 3);
  expect(figures).toHaveTextContent('100');
  expect(canvas.texts).toEqual(drawn('200', '300'));
  rest();
  expect(figures).toHaveTextContent('300');
  expect(canvas.texts).toEqual(drawn('200', '300'));
});

test('the drawing is seen only while the cursor moves', () => {
  const { move, rest, host } = renderFigures();
  move(1);
  expect(host).not.toHaveAttribute('data-moving');
  move(2);
  expect(host).toHaveAttribute('data-moving');
  rest();
  expect(host).not.toHaveAttribute('data-moving');
});

test('texts are written under the drawing now and then, which goes on', () => {
  const { move, figures, host } = renderFigures();
  move(1, 2);
  for (let moment = 3; moment < 33; moment++) {
    act(() => {
      vi.advanceTimersByTime(100);
    });
    move(moment);
    expect(host).toHaveAttribute('data-moving');
  }
  expect(figures).toHaveTextContent('2200');
  expect(canvas.texts).toHaveLength(2 * 31);
});

test('a key has the texts written at once, instead of the drawing', () => {
  const { cursor, move, figures, host } = renderFigures();
  move(1, 2);
  act(() => flushThrottled(cursor));
  expect(figures).toHaveTextContent('200');
  expect(host).not.toHaveAttribute('data-moving');
});

test('a cursor that comes back to what is written has it drawn instead of the moment between', () => {
  const { move } = renderFigures();
  move(1, 2, 1);
  expect(canvas.texts).toEqual(drawn('200', '100'));
});

test('a moment that is no more has a dash drawn', () => {
  const { move } = renderFigures();
  move(1, 2, null);
  expect(canvas.texts).toEqual([...drawn('200'), '–']);
});

test('a figure that comes or goes while the cursor moves is drawn from then on, or no more', () => {
  const { move, show } = renderFigures();
  move(1, 2);
  show(
    <>
      <Altitude />
      <CursorFigure read={() => ({ number: 'second', unit: '' })} />
    </>,
  );
  canvas.texts.length = 0;
  move(3);
  expect(canvas.texts).toEqual([...drawn('300'), 'second']);
  show(null);
  canvas.texts.length = 0;
  move(5, 6);
  expect(canvas.texts).toEqual([]);
});

test('other words beside a figure have it placed anew, further moves do not', () => {
  const { move, show } = renderFigures();
  move(1, 2);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  move(3);
  expect(place).not.toHaveBeenCalled();
  show(<Altitude />);
  move(4);
  expect(place).toHaveBeenCalled();
});

test('nothing is drawn once they are gone', () => {
  const { move, unmount } = renderFigures();
  move(1, 2);
  unmount();
  canvas.texts.length = 0;
  move(3, 4);
  expect(canvas.texts).toEqual([]);
});

test('a figure alone says where it belongs', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderKit(<Altitude />)).toThrow('CursorFigures');
});
