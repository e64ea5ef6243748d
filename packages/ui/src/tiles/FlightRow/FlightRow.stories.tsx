import type { Meta, StoryObj } from '@storybook/react-vite';
import { rankedFlight, scoringFlight, unrankedFlight } from '../../../test/flights.js';
import { FlightRow } from './FlightRow.js';

const meta: Meta<typeof FlightRow> = {
  component: FlightRow,
  args: { flight: rankedFlight, href: '/flight/41' },
};
export default meta;

export const List: StoryObj<typeof FlightRow> = {
  render: (args) => (
    <>
      {[rankedFlight, unrankedFlight, scoringFlight].map((flight) => (
        <FlightRow key={flight.id} {...args} flight={flight} />
      ))}
    </>
  ),
};
