import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, SCROLL_KEYS } from '../../../.storybook/guide.js';
import { competitionDays, competitors } from '../../../test/standings.js';
import { StandingsTable } from './StandingsTable.js';

const meta: Meta<typeof StandingsTable> = {
  component: StandingsTable,
  parameters: {
    guide: {
      keys: { ...SCROLL_KEYS, Enter: 'On a name or a day: opens its page.' },
      do: 'Leave out points of a day without a start.',
      dont: 'Number the rows; places come with the data.',
    } satisfies Guide,
  },
  args: {
    caption: 'Standings of the 18 m class',
    kind: 'user',
    days: competitionDays,
    standings: competitors,
  },
};
export default meta;
type Story = StoryObj<typeof StandingsTable>;

export const Competition: Story = {};
export const OwnRow: Story = { args: { ownId: 9 } };

/** Places and names stay in view when the rounds are scrolled. */
export const ManyRounds: Story = {
  args: {
    caption: 'League',
    kind: 'club',
    digits: 1,
    days: Array.from({ length: 19 }, (_, index) => ({ id: index, name: `Round ${index + 1}` })),
    standings: ['Aero Club Varese', 'Segelflyget Norr'].map((name, index) => ({
      id: index,
      position: index + 1,
      name,
      points: Array.from({ length: 19 }, (_unused, round) => 20 - index - (round % 3) / 2),
      total: 380 - 19 * index,
    })),
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('section')?.scrollTo(300, 0);
  },
};

export const BeforeTheFirstDay: Story = {
  args: {
    days: [],
    standings: [{ id: 10, name: 'Matteo Bruno', points: [], total: 0 }],
  },
};
