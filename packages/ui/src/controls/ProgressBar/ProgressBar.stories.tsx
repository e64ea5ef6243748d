import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.js';

const meta: Meta<typeof ProgressBar> = {
  component: ProgressBar,
  args: { label: '67a-klq-01.igc' },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Uploading: Story = { args: { value: 0.62 } };
export const Done: Story = { args: { value: 1, tone: 'climb' } };
export const UnknownTime: Story = {};
