import type { Meta, StoryObj } from '@storybook/react-vite';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { TimeHandleList } from './TimeHandleList.js';

const takeoffS = Date.UTC(2026, 6, 14, 10) / 1000;
const onMove = () => undefined;

const meta: Meta<typeof TimeHandleList> = {
  component: TimeHandleList,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Use it beside a `Barogram` with the same handles.',
      dont: 'Disable a button at its limit; it would lose the focus.',
    } satisfies Guide,
  },
  args: {
    label: 'Scoring times',
    timeS: Array.from({ length: 1801 }, (_, index) => takeoffS + index * 4),
    handles: [
      {
        id: 'start',
        name: 'Release',
        timeS: takeoffS + 600,
        minS: takeoffS,
        maxS: takeoffS + 7000,
        side: 'after',
        onMove,
      },
      {
        id: 'end',
        name: 'Landing',
        timeS: takeoffS + 7200,
        minS: takeoffS + 700,
        maxS: takeoffS + 7200,
        side: 'before',
        onMove,
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof TimeHandleList>;

export const TwoMoments: Story = {};
