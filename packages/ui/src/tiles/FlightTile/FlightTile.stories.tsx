import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rankedFlight, scoringFlight, unrankedFlight } from '../../../test/flights.js';
import { FlightTile } from './FlightTile.js';
import { FlightTileSkeleton } from './FlightTileSkeleton.js';

const meta: Meta<typeof FlightTile> = {
  component: FlightTile,
  args: { flight: rankedFlight, href: '/flight/41' },
};
export default meta;
type Story = StoryObj<typeof FlightTile>;

export const Ranked: Story = {};
export const NotRanked: Story = { args: { flight: unrankedFlight } };
export const Scoring: Story = { args: { flight: scoringFlight } };
export const Invalid: Story = { args: { flight: { ...unrankedFlight, status: 'invalid' } } };
export const Phone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <FlightTile {...args} />
    </div>
  ),
};

/** Nothing jumps when data arrives. */
export const SameSizeAsSkeleton: Story = {
  render: (args) => (
    <>
      {[340, 700].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <FlightTile {...args} />
          <FlightTile {...args} flight={scoringFlight} />
          <FlightTileSkeleton />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const column of canvasElement.querySelectorAll('div[style]:has(> article)')) {
      const heights = [...column.children].map((tile) => tile.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    }
  },
};

/** As in a flight list: at least eight are seen on a laptop's screen. */
export const List: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 6, maxInlineSize: 760 }}>
      {[rankedFlight, unrankedFlight, scoringFlight].map((flight) => (
        <FlightTile key={flight.id} {...args} flight={flight} />
      ))}
      <FlightTileSkeleton />
    </div>
  ),
};
