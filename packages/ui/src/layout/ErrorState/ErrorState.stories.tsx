import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.js';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: 'The flights could not be loaded',
    children: 'Please try again later or contact us.',
    onRetry: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Failed: Story = {};
export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'You are offline',
    children: 'What you have opened before is still there.',
  },
};
