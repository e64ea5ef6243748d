import type { Interval } from '@cloudstreet/scoring/parse';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createCursorStore } from '../../flight/cursor-store.js';
import { Barogram } from './Barogram.js';

const LENGTH_S = 7200;
const takeoffS = Date.UTC(2026, 6, 14, 10) / 1000;
const cursor = createCursorStore();

/** Two hours up and down. */
function flightOf(intervalS: number) {
  const unixS = Array.from(
    { length: LENGTH_S / intervalS + 1 },
    (_, fix) => takeoffS + fix * intervalS,
  );
  return {
    unixS,
    latDeg: unixS.map(() => 50),
    lonDeg: unixS.map(() => 9),
    altitudeM: unixS.map((timeS) => 1500 + 500 * Math.sin((timeS - takeoffS) / 600)),
  };
}

const meta: Meta<typeof Barogram> = {
  component: Barogram,
  // Seldom more than a pixel apart, so that the cursor tells the time of each place.
  args: { track: flightOf(1), cursor, onSelectionChange: fn() },
  render: function SelectableBarogram({ onSelectionChange, ...args }) {
    const [selection, setSelection] = useState<Interval | null>(null);
    return (
      <Barogram
        {...args}
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          onSelectionChange?.(next);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Barogram>;

type PointerType = 'pointerdown' | 'pointermove' | 'pointerup';
const MOUSE = { pointerId: 1, pointerType: 'mouse', button: 0 };
const FINGER = { pointerId: 2, pointerType: 'touch' };
const OTHER_FINGER = { pointerId: 3, pointerType: 'touch' };

/** Gestures at shares of the width of the drawing, and the seconds of the flight that stand there. */
async function gesturesOn(canvasElement: HTMLElement) {
  const area = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.u-over');
    if (!found) throw new Error('The barogram is not drawn yet.');
    return found;
  });
  // A script's pointer cannot be captured.
  area.setPointerCapture = () => undefined;
  const { clientWidth: widthPx } = area;
  /** On whole pixels, as wheels have them; both ends lie just outside. */
  const at = (share: number) => {
    const { left, top, width } = area.getBoundingClientRect();
    const clientX = Math.round(left - 1 + (width + 2) * share);
    return { clientX, clientY: top + 20, bubbles: true, cancelable: true };
  };
  // At once, as no helper tells them: a busy machine must not turn a touch into a long one.
  const tell = (type: PointerType, share: number, init: PointerEventInit = MOUSE) =>
    area.dispatchEvent(new PointerEvent(type, { ...at(share), ...init }));
  const secondAt = (share: number) => {
    tell('pointermove', share);
    return (cursor.get() ?? Number.NaN) - takeoffS;
  };
  return {
    tell,
    secondAt,
    shown: () => [secondAt(0), secondAt(1)],
    drag: (from: number, to: number, init?: PointerEventInit) => {
      tell('pointerdown', from, init);
      tell('pointermove', to, init);
      tell('pointerup', to, init);
    },
    turnWheel: (share: number, turn: WheelEventInit) =>
      area.dispatchEvent(new WheelEvent('wheel', { ...at(share), ...turn })),
    doubleClick: () => area.dispatchEvent(new MouseEvent('dblclick', at(0.5))),
    opensMenu: () => area.dispatchEvent(new MouseEvent('contextmenu', at(0.5))),
    widthPx,
  };
}

/** Both are whole seconds of the cursor, and less than a pixel apart. */
function expectNear(second: number, expected: number) {
  return expect(Math.abs(second - expected)).toBeLessThanOrEqual(2);
}

/** Up zooms in and down zooms out around the pointer, sideways moves; at the ends the page scrolls on. */
export const Wheel: Story = {
  play: async ({ canvasElement }) => {
    const { secondAt, shown, turnWheel, widthPx } = await gesturesOn(canvasElement);
    const pointed = secondAt(0.25);
    await expect(turnWheel(0.25, { deltaY: -600 })).toBe(false);
    await expectNear(secondAt(0.25), pointed);
    const [from = 0, to = 0] = shown();
    await expect(to - from).toBeLessThan(LENGTH_S / 2);

    turnWheel(0.5, { deltaX: widthPx / 10 });
    await expectNear(secondAt(0), from + (to - from) / 10);
    await expectNear(secondAt(1), to + (to - from) / 10);

    turnWheel(0.5, { deltaY: 3000 });
    await expect(shown()).toEqual([0, LENGTH_S]);
    await expect(turnWheel(0.5, { deltaY: 600 })).toBe(true);
  },
};

/** Two fingers zoom: what is below each of them stays below it. */
export const Pinch: Story = {
  play: async ({ canvasElement, args }) => {
    const { tell, secondAt } = await gesturesOn(canvasElement);
    const below = [secondAt(0.4), secondAt(0.6)] as const;
    tell('pointerdown', 0.4, FINGER);
    tell('pointerdown', 0.6, OTHER_FINGER);
    tell('pointermove', 0.7, OTHER_FINGER);
    tell('pointermove', 0.8, OTHER_FINGER);
    tell('pointermove', 0.3, FINGER);
    tell('pointerup', 0.3, FINGER);
    tell('pointerup', 0.8, OTHER_FINGER);
    await expectNear(secondAt(0.3), below[0]);
    await expectNear(secondAt(0.8), below[1]);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** Longer than a finger has to stay. */
const stay = () => new Promise((resolve) => setTimeout(resolve, 500));

/** A finger that stays selects from there, and no menu comes between; one that goes on moves the cursor. */
export const LongPress: Story = {
  play: async ({ canvasElement, args }) => {
    const { tell, secondAt, opensMenu } = await gesturesOn(canvasElement);
    const [from, to] = [secondAt(0.3), secondAt(0.5)];
    tell('pointerdown', 0.3, FINGER);
    tell('pointermove', 0.4, FINGER);
    await stay();
    tell('pointermove', 0.5, FINGER);
    await expectNear((cursor.get() ?? 0) - takeoffS, to);
    tell('pointerup', 0.5, FINGER);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();

    tell('pointerdown', 0.3, FINGER);
    await expect(opensMenu()).toBe(false);
    await stay();
    tell('pointermove', 0.5, FINGER);
    tell('pointerup', 0.5, FINGER);
    const selected = { startS: takeoffS + from, endS: takeoffS + to };
    await expect(args.onSelectionChange).toHaveBeenCalledWith(selected);
    await expect(opensMenu()).toBe(true);
  },
};

/** With Shift the mouse moves what is shown, up to the ends of the flight, and selects nothing. */
export const ShiftDrag: Story = {
  play: async ({ canvasElement, args }) => {
    const { drag, secondAt, shown, turnWheel } = await gesturesOn(canvasElement);
    turnWheel(0.5, { deltaY: -600 });
    const [from = 0, to = 0] = shown();
    const grabbed = secondAt(0.5);
    const shifted = { ...MOUSE, shiftKey: true };
    drag(0.5, 0.3, shifted);
    await expectNear(secondAt(0.3), grabbed);
    drag(0.1, 0.9, shifted);
    drag(0.1, 0.9, shifted);
    await expectNear(secondAt(0), 0);
    await expectNear(secondAt(1), to - from);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** A double click shows the selection, the next one the whole flight. */
export const DoubleClick: Story = {
  play: async ({ canvasElement, args }) => {
    const { drag, doubleClick, secondAt, shown } = await gesturesOn(canvasElement);
    const [from, to] = [secondAt(0.2), secondAt(0.6)];
    drag(0.2, 0.6);
    const selected = { startS: takeoffS + from, endS: takeoffS + to };
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledWith(selected));
    // The drawing gets the selection when it is rendered.
    await waitFor(async () => {
      doubleClick();
      await expect(shown()).toEqual([from, to]);
    });
    doubleClick();
    await expect(shown()).toEqual([0, LENGTH_S]);
  },
};

/** With a fix each minute, a drag that comes to no other fix selects nothing and keeps what is selected. */
export const SeldomRecorded: Story = {
  args: { track: flightOf(60) },
  play: async ({ canvasElement, args }) => {
    const { drag, turnWheel } = await gesturesOn(canvasElement);
    // Five minutes around the middle.
    turnWheel(0.5, { deltaY: -1988 });
    drag(0.52, 0.58);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    drag(0.5, 0.75);
    const minute = { startS: takeoffS + 3600, endS: takeoffS + 3660 };
    await expect(args.onSelectionChange).toHaveBeenCalledWith(minute);
    drag(0.52, 0.58);
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  },
};
