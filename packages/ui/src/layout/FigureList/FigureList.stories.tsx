import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureList } from './FigureList.js';

const figures = Array.from({ length: 11 }, (_, index) => ({
  term: `Figure ${index + 1}`,
  value: (index + 1) * 12,
}));

const meta: Meta<typeof FigureList> = { component: FigureList, args: { figures } };
export default meta;
type Story = StoryObj<typeof FigureList>;

export const Many: Story = {};
export const Few: Story = { args: { figures: figures.slice(0, 3) } };
