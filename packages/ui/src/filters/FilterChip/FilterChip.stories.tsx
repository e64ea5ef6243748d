import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip } from './FilterChip.js';

const meta: Meta<typeof FilterChip> = {
  component: FilterChip,
  args: { name: '18 m class', onRemove: () => undefined },
};
export default meta;

export const Active: StoryObj<typeof FilterChip> = {};
