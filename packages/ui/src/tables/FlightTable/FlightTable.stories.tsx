import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, SCROLL_KEYS } from '../../../.storybook/guide.js';
import { longestFlight, rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { FlightTable } from './FlightTable.js';

const meta: Meta<typeof FlightTable> = {
  component: FlightTable,
  parameters: {
    guide: {
      keys: {
        ...SCROLL_KEYS,
        Enter: 'On a flight: opens it. On a header: sorts by its column.',
      },
      do: 'Use it to compare values of many flights.',
      dont: 'Use it as the first list of flights; that is one of `FlightTile`s.',
    } satisfies Guide,
  },
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
