import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Slider } from './Slider.js';

const meta: Meta<typeof Slider> = {
  component: Slider,
  parameters: {
    guide: {
      keys: {
        'Arrow keys': 'Changes the value by one step.',
        'Page Up, Page Down': 'Changes it by a larger step.',
        'Home, End': 'Sets the smallest or the largest value.',
      },
      do: 'Use it where the effect is seen while it moves.',
      dont: 'Use it for an exact number; that is a `NumberField`.',
    } satisfies Guide,
  },
  args: { label: 'Takeoff mass', unit: 'kg', min: 490, max: 750, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Set: Story = { args: { value: 620 } };
export const NotSet: Story = { args: { value: null } };
