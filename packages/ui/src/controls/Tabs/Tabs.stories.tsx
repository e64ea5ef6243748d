import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Tabs } from './Tabs.js';

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  parameters: {
    guide: {
      keys: {
        '←, →': 'Shows the previous or the next tab.',
        'Home, End': 'Shows the first or the last tab.',
        Tab: 'Moves to the content of the tab.',
      },
      do: 'Use it for parts of equal rank, of which one is needed at a time.',
      dont: 'Use it for pages with addresses of their own; those are `LinkSegments`.',
    } satisfies Guide,
  },
  args: {
    label: 'Contest',
    tabs: ['Free', 'Triangle', 'Out and return', 'Out', 'Speed'].map((name) => ({
      id: name,
      label: name,
      panel: <p>The score of {name}.</p>,
    })),
  },
};
export default meta;

export const Contests: StoryObj<typeof Tabs> = {};
