import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type Guide, SCROLL_KEYS } from '../../../.storybook/guide.js';
import { rankedClubs, rankedPilots } from '../../../test/ranking.js';
import { CountingFlights } from './CountingFlights.js';
import { PinnedRankingRow } from './PinnedRankingRow.js';
import { RankingTable } from './RankingTable.js';

const hrefOf = (kind: string, id: number) => `/${kind}/${id}`;

const meta: Meta<typeof RankingTable> = {
  component: RankingTable,
  parameters: {
    guide: {
      keys: {
        ...SCROLL_KEYS,
        'Enter, Space': 'On the number of flights: opens or closes the flights that count.',
      },
      do: 'Set `maxPoints` only if the rows are sorted by points.',
      dont: 'Render thousands of rows at once; pass a `window`.',
    } satisfies Guide,
  },
  args: {
    kind: 'user',
    rows: rankedPilots,
    maxPoints: 4812.4,
    hrefOf,
    renderFlights: (row) => <CountingFlights row={row} flights={row.flights} hrefOf={hrefOf} />,
  },
};
export default meta;
type Story = StoryObj<typeof RankingTable>;

export const Pilots: Story = {};
export const OwnRow: Story = { args: { ownId: 9 } };
export const Clubs: Story = { args: { kind: 'club', rows: rankedClubs, maxPoints: 9120.4 } };
export const Loading: Story = { args: { rows: [undefined, undefined, undefined] } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Lindqvist/ }));
    await expect(canvas.getByRole('list', { name: /Lindqvist/ })).toBeVisible();
  },
};

export const FlightsLoading: Story = {
  args: {
    renderFlights: (row) => <CountingFlights row={row} flights={undefined} hrefOf={hrefOf} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lindqvist/ }));
  },
};

/** The own row at the edge of the pane, while the table shows others. */
export const Pinned: Story = {
  render: () => <PinnedRankingRow row={rankedPilots[3]!} onPress={() => undefined} />,
};
