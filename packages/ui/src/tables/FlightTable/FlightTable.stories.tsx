import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestFlight, rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { FlightTable } from './FlightTable.js';

const meta: Meta<typeof FlightTable> = {
  component: FlightTable,
  args: {
    flights: [rankedFlight, longestFlight, unrankedFlight],
    hrefOf: (id) => `/flight/${id}`,
  },
};
export default meta;
type Story = StoryObj<typeof FlightTable>;

export const Flights: Story = {};
export const Sorted: Story = {
  args: { sortedBy: 'points', direction: 'desc', onSort: () => undefined },
};
export const Loading: Story = { args: { flights: undefined } };

/** Scrolls in both directions; headers and flights stay. */
export const Many: Story = {
  args: {
    flights: Array.from({ length: 60 }, (_, id) => Object.assign({}, rankedFlight, { id })),
    sortedBy: 'scoring_date',
    direction: 'desc',
    onSort: () => undefined,
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('section')?.scrollTo(120, 200);
  },
};
