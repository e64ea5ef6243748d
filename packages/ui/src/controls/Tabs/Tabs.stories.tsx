import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.js';

const meta: Meta<typeof Tabs> = {
  component: Tabs,
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
