import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider.js';

const meta: Meta<typeof Slider> = {
  component: Slider,
  args: { label: 'Takeoff mass', unit: 'kg', min: 490, max: 750, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Set: Story = { args: { value: 620 } };
export const NotSet: Story = { args: { value: null } };
