import polyline from '@mapbox/polyline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { FlightsMap } from './FlightsMap.js';

const meta: Meta<typeof FlightsMap> = {
  component: FlightsMap,
  parameters: {
    guide: {
      keys: { ...MAP_KEYS, Escape: 'Closes the list of flights at a position.' },
      do: 'Show the same flights in a list beside it.',
      dont: 'Load the tracks of all flights; it draws simplified lines.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: {
    flights: [rankedFlight, unrankedFlight],
    highlightedId: null,
    onHighlight: fn(),
    hrefOf: (id) => `/flight/${id}`,
    onOpen: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FlightsMap>;

/** Waits for the map and returns a pointer event in its middle. */
async function middleOf(host: HTMLElement) {
  const canvas = await waitFor(() => {
    const found = host.querySelector('canvas');
    if (!found) throw new Error('The map is not there yet.');
    return found;
  });
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  return { canvas, middle };
}

/** Reports the flight under the pointer and shows its tile; a press opens it. */
export const Pointer: Story = {
  // Straight through the middle of the map.
  args: {
    flights: [
      {
        ...rankedFlight,
        polyline: polyline.encode([
          [45.5, 8.5],
          [46.5, 10.5],
        ]),
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, middle } = await middleOf(canvasElement);
    await waitFor(
      async () => {
        await fireEvent.mouseMove(canvas, middle);
        await expect(args.onHighlight).toHaveBeenCalledWith(rankedFlight.id);
      },
      { timeout: 10_000 },
    );
    await expect(canvasElement.querySelector('article')).toBeVisible();
    await fireEvent.mouseDown(canvas, middle);
    await fireEvent.mouseUp(canvas, middle);
    await fireEvent.click(canvas, middle);
    await expect(args.onOpen).toHaveBeenCalledWith(rankedFlight.id);
  },
};
export const Flights: Story = {};
export const OneBroughtOut: Story = { args: { highlightedId: rankedFlight.id } };
export const None: Story = { args: { flights: [] } };

/** A right click offers the flights through a position; Escape closes the offer. */
export const Place: Story = {
  args: { place: { lat: 46, lon: 9.5, radiusKm: 60 }, onThroughPosition: fn() },
  play: async ({ canvasElement, canvas: page, args }) => {
    const { canvas, middle } = await middleOf(canvasElement);
    const offer = () =>
      waitFor(
        async () => {
          await fireEvent.mouseDown(canvas, { ...middle, button: 2 });
          await fireEvent.contextMenu(canvas, middle);
          await fireEvent.mouseUp(canvas, { ...middle, button: 2 });
          return page.getByRole('button', { name: 'Flights through here' });
        },
        { timeout: 10_000 },
      );
    await fireEvent.keyDown(await offer(), { key: 'Escape' });
    await waitFor(() =>
      expect(page.queryByRole('button', { name: 'Flights through here' })).toBeNull(),
    );
    await fireEvent.click(await offer());
    await expect(args.onThroughPosition).toHaveBeenCalledWith({
      lat: expect.any(Number),
      lon: expect.any(Number),
    });
  },
};
