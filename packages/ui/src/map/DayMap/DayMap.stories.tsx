import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type Guide, MAP_KEYS } from '../../../.storybook/guide.js';
import { flightOfDay, NOON_S } from '../../../test/day.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { toDayTracks } from '../day-tracks/index.js';
import { DayMap } from './DayMap.js';

const clock = createCursorStore();
clock.set(NOON_S + 1700);

const meta: Meta<typeof DayMap> = {
  component: DayMap,
  parameters: {
    guide: {
      keys: MAP_KEYS,
      do: 'Show a list of the gliders beside it.',
      dont: 'Replay without a button that pauses.',
    } satisfies Guide,
  },
  decorators: [withMapSettings],
  args: {
    tracks: toDayTracks([flightOfDay(), flightOfDay(7.2), flightOfDay(7.5, NOON_S + 300)]),
    names: ['IC', 'D-1234', 'Ana Ruiz'],
    clock,
    measure: 'altitude',
    showsThermals: true,
    followed: -1,
    onFollow: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DayMap>;

export const Altitude: Story = {};
export const Climb: Story = { args: { measure: 'climb' }, tags: ['slow-to-draw'] };
export const Followed: Story = {
  args: { followed: 1, showsThermals: false },
  tags: ['slow-to-draw'],
};
export const Empty: Story = { args: { tracks: toDayTracks([]), names: [] } };
