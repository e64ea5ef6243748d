import type { Meta, StoryObj } from '@storybook/react-vite';
import { trackPalettes } from '../../theme/tokens.js';
import { LeadChart } from './LeadChart.js';

const START_S = Date.UTC(2026, 6, 25, 10) / 1000;
const timeS = Array.from({ length: 4000 }, (_, index) => START_S + index * 4);

/** A lead that grows and shrinks, known from some moment on. */
function lead(from: number, scale: number): number[] {
  return timeS.map((_, index) =>
    index < from ? Number.NaN : scale * Math.sin((index - from) / 500) + (index - from) / 900,
  );
}

const meta: Meta<typeof LeadChart> = {
  component: LeadChart,
  args: {
    title: 'Ahead by',
    timeS,
    lines: [
      { id: 1, name: 'Jo Second', color: trackPalettes.light[1], values: lead(200, 6) },
      { id: 2, name: 'Kim Third', color: trackPalettes.light[2], values: lead(900, -9) },
    ],
    quantity: 'distance',
    cursorTimeS: START_S + 9000,
    onCursorChange: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof LeadChart>;

export const Distance: Story = {};
export const Height: Story = {
  args: {
    title: 'Higher by',
    quantity: 'altitude',
    lines: [{ id: 1, name: 'Jo Second', color: trackPalettes.light[1], values: lead(200, 300) }],
  },
};
export const NothingKnown: Story = {
  args: {
    lines: [
      {
        id: 1,
        name: 'Jo Second',
        color: trackPalettes.light[1],
        values: timeS.map(() => Number.NaN),
      },
    ],
  },
};
