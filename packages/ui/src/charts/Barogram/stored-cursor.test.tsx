import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { stubCanvas } from '../../../test/stub-canvas.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { Barogram } from './Barogram.js';

const startS = Date.UTC(2026, 6, 14, 10) / 1000;
const timeS = Array.from({ length: 61 }, (_, index) => startS + index * 10);
const track = {
  unixS: timeS,
  latDeg: timeS.map(() => 50),
  lonDeg: timeS.map(() => 9),
  altitudeM: timeS.map((_, index) => 500 + index * 10),
};

beforeEach(() => {
  stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('follows a shared cursor and moves it with the keyboard', () => {
  const cursor = createCursorStore(startS + 100);
  renderKit(<Barogram track={track} cursor={cursor} />);
  const slider = screen.getByRole('slider', { name: 'Barogram cursor' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('600'));
  act(() => cursor.set(startS + 200));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('700'));
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(cursor.get()).toBe(startS + 210);
});

test('a pointer over a handle moves the cursor; holding the handle moves the handle', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 800 }),
  );
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  const cursor = createCursorStore();
  const onMove = vi.fn();
  const handle = { id: 'end', name: 'End', timeS: startS + 300, minS: startS, maxS: startS + 600 };
  renderKit(
    <Barogram track={track} cursor={cursor} handles={[{ ...handle, side: 'after', onMove }]} />,
  );
  const grip = (await screen.findByRole('slider', { name: 'End' })).parentElement!;
  fireEvent.pointerMove(grip, { clientX: 200 });
  expect(cursor.get()).toBe(startS + 150);
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.pointerDown(grip, { clientX: 0, button: 0 });
  fireEvent.pointerMove(grip, { clientX: 400, buttons: 1 });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.pointerMove(grip, { clientX: 600, buttons: 1 });
  expect(onMove).toHaveBeenLastCalledWith(startS + 450);
});

test('figures are text that follows a moving cursor', async () => {
  const cursor = createCursorStore();
  renderKit(<Barogram track={track} cursor={cursor} />);
  const reading = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(reading('Highest')).toHaveTextContent('1,100');
  act(() => cursor.set(startS + 100));
  const altitude = reading('Altitude');
  expect(altitude).toHaveTextContent('600');
  act(() => cursor.set(startS + 200));
  act(() => cursor.set(startS + 300));
  await waitFor(() => expect(altitude).toHaveTextContent('800'));
});
