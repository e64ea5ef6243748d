import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { type CanvasRecord, stubCanvas } from '../../../test/stub-canvas.js';
import { createCursorStore } from '../cursor-store.js';
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

function renderFigures() {
  const cursor = createCursorStore();
  renderKit(
    <CursorFigures cursor={cursor}>
      <p data-testid="altitude">
        <CursorFigure
          read={(timeS) =>
            timeS === null ? undefined : { number: String(timeS * 100), unit: 'ft' }
          }
        />
      </p>
      <p>
        <CursorFigure read={() => undefined} />
      </p>
    </CursorFigures>,
  );
  const rest = () =>
    act(() => {
      vi.advanceTimersByTime(5000);
    });
  rest();
  return { cursor, rest, altitude: screen.getByTestId('altitude') };
}

test('a moving cursor has figures drawn with each move, and written once it rests', () => {
  const { cursor, rest, altitude } = renderFigures();
  expect(altitude).toHaveTextContent('–');
  act(() => {
    cursor.set(1);
    cursor.set(2);
    cursor.set(3);
  });
  expect(canvas.texts.join('')).toBe(['100', '200', '300'].map((n) => `${n}\u202fft–`).join(''));
  rest();
  expect(altitude).toHaveTextContent('300');
});

test('the drawing is seen only while the cursor moves', () => {
  const { cursor, rest, altitude } = renderFigures();
  const host = altitude.parentElement;
  expect(host).not.toHaveAttribute('data-moving');
  act(() => cursor.set(1));
  expect(host).toHaveAttribute('data-moving');
  rest();
  expect(host).not.toHaveAttribute('data-moving');
});
