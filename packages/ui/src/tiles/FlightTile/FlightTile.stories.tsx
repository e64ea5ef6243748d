import type { Meta, StoryObj } from '@storybook/react-vite';
import { rankedFlight, scoringFlight, unrankedFlight } from '../../../test/flights.js';
import { FlightTile } from './FlightTile.js';

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

/** As in a flight list: at least eight are seen on a laptop's screen. */
export const List: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 6, maxInlineSize: 760 }}>
      {[rankedFlight, unrankedFlight, scoringFlight].map((flight) => (
        <FlightTile key={flight.id} {...args} flight={flight} />
      ))}
    </div>
  ),
};
