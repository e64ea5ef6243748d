import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrendChart } from './TrendChart.js';

const SPEEDS = [71.4, 74.9, 78.2, 76.1, 81.7, 84.3];

const meta: Meta<typeof TrendChart> = {
  component: TrendChart,
  args: {
    label: 'Average speed, 2021 to 2026',
    points: SPEEDS.map((value, index) => ({ season: 2021 + index, value })),
    unit: 'km/h',
    digits: 1,
  },
};
export default meta;
type Story = StoryObj<typeof TrendChart>;

export const Means: Story = {};
export const Sums: Story = {
  args: {
    label: 'Flights, 2000 to 2026',
    points: Array.from({ length: 27 }, (_, index) => ({
      season: 2000 + index,
      value: index % 9 === 4 ? undefined : 20 + ((index * 7) % 23),
    })),
    unit: '',
    digits: 0,
    isSum: true,
  },
};
export const OneSeason: Story = {
  args: { label: 'Average speed, 2026', points: [{ season: 2026, value: 84.3 }] },
};
