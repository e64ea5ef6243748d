import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../controls/Link/Link.js';
import { EmptyState } from './EmptyState.js';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { title: 'No flights yet' },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const TitleOnly: Story = {};
export const WithNextStep: Story = {
  args: {
    children: 'Drop an IGC file and see it scored a moment later.',
    drawing: 'glider',
    action: (
      <ButtonLink tone="primary" href="/upload">
        Upload a flight
      </ButtonLink>
    ),
  },
};
