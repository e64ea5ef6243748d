import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { FigureList } from './FigureList.js';

const figures = Array.from({ length: 11 }, (_, index) => ({
  term: `Figure ${index + 1}`,
  value: (index + 1) * 12,
}));

const meta: Meta<typeof FigureList> = {
  component: FigureList,
  parameters: {
    guide: {
      keys: { 'Enter, Space': 'On the button: shows the others and moves to the first of them.' },
      do: 'Begin with the figures that matter most.',
      dont: 'Use it for figures that are compared; that is a `Table`.',
    } satisfies Guide,
  },
  args: { figures },
};
export default meta;
type Story = StoryObj<typeof FigureList>;

export const Many: Story = {};
export const Few: Story = { args: { figures: figures.slice(0, 3) } };
