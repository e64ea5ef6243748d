import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { sharedMap, withSharedMap } from '../../../test/with-shared-map.js';
import type { AirportSource } from '../MapSettings/MapSettings.js';
import { AirportMap } from './AirportMap.js';

const meta: Meta<typeof AirportMap> = {
  component: AirportMap,
  parameters: {
    guide: {
      keys: { ...MAP_KEYS, Enter: 'On an airfield: opens its page.' },
      do: 'Use it as the head of a place.',
      dont: 'Use it without the name of the place beside it.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: { airport: { id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 } },
};
export default meta;
type Story = StoryObj<typeof AirportMap>;

export const Airport: Story = {};
export const WithNeighbours: Story = {
  args: {
    neighbours: [
      { id: 2, name: 'Hohe Warte', lat: 46.8, lon: 7.2 },
      { id: 3, name: 'Seewiese', lat: 46.4, lon: 6.4 },
    ],
  },
};

const ADLERHORST = { id: 4, name: 'Adlerhorst', lat: 46.7, lon: 6.5 };
const load = fn<AirportSource['load']>();

/** Airports of the surroundings are symbols; a press on one offers its page, Escape closes the offer. */
export const Surroundings: Story = {
  decorators: [withSharedMap],
  parameters: { airports: { load, hrefOf: (id) => `/airport/${id}` } satisfies AirportSource },
  beforeEach: () => {
    const musterfeld = { id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 };
    load.mockReset().mockResolvedValue([musterfeld, ADLERHORST]);
  },
  play: async ({ canvasElement, canvas }) => {
    const map = await sharedMap('cs-airports-in-view');
    const drawn = () => map.queryRenderedFeatures({ layers: ['cs-airports-in-view'] });
    await waitFor(() => expect(drawn().map(({ properties }) => properties['id'])).toEqual([4]), {
      timeout: 10_000,
    });
    await expect(load).toHaveBeenCalledOnce();

    const { left, top } = canvasElement.querySelector('canvas')!.getBoundingClientRect();
    const { x, y } = map.project([ADLERHORST.lon, ADLERHORST.lat]);
    const press = async (shiftPx = 0) => {
      const at = { clientX: left + x + shiftPx, clientY: top + y, bubbles: true };
      for (const event of ['mouseDown', 'mouseUp', 'click'] as const) {
        await fireEvent[event](map.getCanvas(), at);
      }
    };
    await press();
    const link = await canvas.findByRole('link', { name: 'Adlerhorst' });
    await expect(link).toHaveAttribute('href', '/airport/4');
    await expect(link).toHaveFocus();
    await fireEvent.keyDown(link, { key: 'Escape' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Adlerhorst' })).toBeNull());
    await press();
    await canvas.findByRole('link', { name: 'Adlerhorst' });
    await press(80);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Adlerhorst' })).toBeNull());
  },
};
