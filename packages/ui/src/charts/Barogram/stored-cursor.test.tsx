import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { stubCanvas } from '../../../test/stub-canvas.js';
import { createCursorStore } from '../cursor-store.js';
import { Barogram } from './Barogram.js';

const startS = Date.UTC(2026, 6, 14, 10) / 1000;
const timeS = Array.from({ length: 61 }, (_, index) => startS + index * 10);
const track = { timeS, altitudeM: timeS.map((_, index) => 500 + index * 10) };

beforeEach(() => {
  stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a cursor that others keep is followed, and moved with the keyboard', () => {
  const cursor = createCursorStore(startS + 100);
  renderKit(<Barogram track={track} cursor={cursor} />);
  const slider = screen.getByRole('slider', { name: 'Moment of the flight' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('600'));
  act(() => cursor.set(startS + 200));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('700'));
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(cursor.get()).toBe(startS + 210);
});
