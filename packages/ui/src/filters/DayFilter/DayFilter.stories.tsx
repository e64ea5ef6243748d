import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayFilter } from './DayFilter.js';

const meta: Meta<typeof DayFilter> = {
  component: DayFilter,
  args: { day: '2026-07-14', onChange: () => undefined },
};
export default meta;

export const Chosen: StoryObj<typeof DayFilter> = {};
