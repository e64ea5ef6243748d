import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { curvesAndPhases } from '../../../test/curves-and-phases.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { trackPalettes } from '../../theme/tokens.js';
import * as styles from './Barogram.css.js';
import { Barogram } from './Barogram.js';

const flight = syntheticFlight();
/** The hour and minute half way, on the clock of the device as the story shows it. */
const halfTime = new Date(
  ((flight.unixS[0] ?? 0) + (flight.unixS.at(-1) ?? 0)) * 500,
).toLocaleTimeString('en-gb', { hour: '2-digit', minute: '2-digit' });
const launch = [{ kind: 'launch' as const, ...flight.launch }];
const withEngine = [
  ...launch,
  { kind: 'engine' as const, startS: flight.launch.endS + 5400, endS: flight.launch.endS + 5800 },
];
const { unixS, altitudeM } = flight;
const withoutGround = { ...flight, groundAltM: undefined };

const meta: Meta<typeof Barogram> = {
  component: Barogram,
  parameters: {
    guide: {
      keys: {
        '←, →': 'Moves the cursor from fix to fix, with Shift it selects.',
        'Page Up, Page Down': 'Moves it by a tenth of the view.',
        'Home, End': 'Moves it to the first or the last fix.',
        '+, -, 0': 'Zooms in, zooms out, shows the whole flight.',
        Enter: 'Zooms to the selection.',
        Escape: 'Clears the selection, else hides the cursor.',
      },
      do: 'Share its cursor with the map of the flight.',
      dont: 'Use it without its table, which holds the same values.',
    } satisfies Guide,
  },
  args: { track: flight, score: flight.score, shades: launch, cursorTimeS: null },
  render: function ControlledBarogram(args) {
    const [cursorTimeS, setCursor] = useState(args.cursorTimeS);
    const [curve, setCurve] = useState(args.curve);
    const [selection, setSelection] = useState(args.selection);
    return (
      <Barogram
        {...args}
        cursorTimeS={cursorTimeS}
        onCursorChange={setCursor}
        curve={curve}
        onCurveChange={setCurve}
        selection={selection}
        {...(args.selection !== undefined && { onSelectionChange: setSelection })}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Barogram>;

export const Flight: Story = {};
export const Cursor: Story = { args: { cursorTimeS: unixS[2100] ?? null } };
export const EngineRun: Story = { args: { shades: withEngine } };
const moved = {
  timeS: flight.launch.endS,
  minS: flight.launch.startS,
  maxS: flight.launch.endS + 3600,
  onMove: () => undefined,
};

/** The release, and the start of an engine, may be moved. */
export const Handles: Story = {
  args: {
    score: undefined,
    shades: withEngine,
    handles: [
      { ...moved, id: 'release', name: 'Release', side: 'after' },
      {
        ...moved,
        id: 'engine',
        name: 'Engine on',
        timeS: flight.launch.endS + 5400,
        maxS: flight.launch.endS + 5800,
        side: 'before',
      },
    ],
  },
};
const photo = (share: number, name: string) => ({
  id: share,
  name,
  kind: 'image' as const,
  timeS: unixS[Math.floor(share * unixS.length)] ?? 0,
});
const photos = {
  list: [
    photo(0.2, 'First thermal'),
    photo(0.55, 'Cloud street'),
    photo(0.56, 'Cloud street, from below'),
    photo(0.9, 'Final glide'),
  ],
  highlightedId: 0.2,
  onHighlight: () => undefined,
  onOpen: () => undefined,
};

/** One is pointed at; two that are near each other share a marker until it is zoomed in. */
export const Photos: Story = { args: { photos } };
const { curves, phases } = curvesAndPhases(flight);
export const Vario: Story = { args: { curves, curve: 'vario', cursorTimeS: unixS[2100] ?? null } };
/** A curve of phases is a step over each of them. */
export const ThermalClimb: Story = { args: { curves, curve: 'thermalAvg', phases } };
export const AirspaceAndSelection: Story = {
  args: {
    curves,
    phases,
    selection: { startS: flight.launch.endS + 3600, endS: flight.launch.endS + 6000 },
    airspaces: [
      {
        name: 'CTR Frankfurt',
        startS: flight.launch.endS + 6600,
        endS: flight.launch.endS + 8400,
        ceilingM: 1100,
      },
      {
        name: 'C',
        startS: flight.launch.endS + 9000,
        endS: flight.launch.endS + 9900,
        floorM: 1400,
      },
    ],
  },
};
/** Others of the day, as high as they were. */
export const OtherFlights: Story = {
  args: {
    phases,
    others: trackPalettes.light.slice(1, 4).map((color, index) => ({
      id: index,
      name: `Pilot ${index + 1}`,
      color,
      track: {
        ...flight,
        unixS: Array.from(unixS, (second) => second + 700 * (index + 1)),
        altitudeM: Array.from(altitudeM, (altitude) => altitude * (1 + 0.1 * index)),
      },
    })),
  },
};
export const WithoutGround: Story = { args: { track: withoutGround } };
export const NotScored: Story = { args: { score: undefined, shades: undefined } };
export const Empty: Story = {
  args: { track: { unixS: [], latDeg: [], lonDeg: [], altitudeM: [] }, score: undefined },
};

/** The pointer moves the cursor; the wheel zooms around it; a double click shows all again. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await waitFor(() => {
      const found = canvasElement.querySelector('.u-over');
      if (!found) throw new Error('The barogram is not drawn yet.');
      return found;
    });
    const { left, top, width, height } = area.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    await fireEvent.pointerMove(area, middle);
    const slider = canvas.getByRole('slider');
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(halfTime)),
    );
    const whole = canvas.getByRole('button', { name: 'Show the whole flight' });
    await fireEvent.wheel(area, { ...middle, deltaY: -600 });
    await waitFor(() => expect(whole).toBeEnabled());
    await userEvent.dblClick(area);
    await waitFor(() => expect(whole).toBeDisabled());
  },
};

async function dragAcross(canvasElement: HTMLElement) {
  const area = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.u-over');
    if (!found) throw new Error('The barogram is not drawn yet.');
    return found;
  });
  const { left, top, width } = area.getBoundingClientRect();
  // A script's pointer cannot be captured.
  area.setPointerCapture = () => undefined;
  const at = (share: number) => ({
    clientX: left + width * share,
    clientY: top + 20,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
  });
  await fireEvent.pointerDown(area, at(0.3));
  await fireEvent.pointerMove(area, at(0.45));
  await fireEvent.pointerUp(area, at(0.45));
  return area;
}

/** Dragging selects an interval, and a double click zooms to it. */
export const Selected: Story = {
  args: { selection: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const whole = canvas.getByRole('button', { name: 'Show the whole flight' });
    const area = await dragAcross(canvasElement);
    await canvas.findByRole('slider', { name: 'Start of the selection' });
    await expect(whole).toBeDisabled();
    await userEvent.dblClick(area);
    await waitFor(() => expect(whole).toBeEnabled());
  },
};

/** The shade lies between the handles however the drawing is zoomed. */
export const SelectedAndZoomed: Story = {
  args: { selection: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await dragAcross(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    const handle = (name: string) => edges(canvas.getByRole('slider', { name }).parentElement);
    const shade = () => edges(canvasElement.getElementsByClassName(styles.selection)[0]);
    const widthOfShade = () => shade().right - shade().left;
    async function expectShadeBetweenHandles() {
      await waitFor(() => {
        const [start, end] = [handle('Start of the selection'), handle('End of the selection')];
        return Promise.all([
          expect(Math.abs(shade().left - start.left)).toBeLessThan(2),
          expect(Math.abs(shade().right - end.left)).toBeLessThan(2),
        ]);
      });
    }
    await canvas.findByRole('slider', { name: 'Start of the selection' });
    await expectShadeBetweenHandles();
    const selected = widthOfShade();

    await userEvent.click(button('Zoom to the selection'));
    await waitFor(() => expect(widthOfShade()).toBeGreaterThan(2 * selected));
    await expectShadeBetweenHandles();
    // On both edges, and clear of the figures beside them.
    const { left: areaLeft, right: areaRight } = edges(area);
    for (const name of ['Start of the selection', 'End of the selection']) {
      const grip = edges(canvas.getByRole('slider', { name }).nextElementSibling);
      await expect(grip.left).toBeGreaterThan(areaLeft - 3);
      await expect(grip.right).toBeLessThan(areaRight + 3);
    }

    await userEvent.click(button('Show the whole flight'));
    await waitFor(() => expect(Math.abs(widthOfShade() - selected)).toBeLessThan(2));
    await expectShadeBetweenHandles();

    const { left, right, top } = edges(area);
    await fireEvent.wheel(area, { clientX: (left + right) / 2, clientY: top + 20, deltaY: -300 });
    await waitFor(() => expect(widthOfShade()).toBeGreaterThan(selected + 10));
    await expectShadeBetweenHandles();
  },
};

function edges(element: Element | null | undefined) {
  if (!element) throw new Error('Nothing is selected yet.');
  return element.getBoundingClientRect();
}

/** Dragging zooms to the interval drawn. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    await dragAcross(canvasElement);
    const whole = within(canvasElement).getByRole('button', { name: 'Show the whole flight' });
    await waitFor(() => expect(whole).toBeEnabled());
  },
};
