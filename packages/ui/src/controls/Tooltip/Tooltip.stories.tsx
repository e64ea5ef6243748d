import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Tooltip } from './Tooltip.js';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: { text: 'Sends the file once more', children: <Button>Score again</Button> },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    const tooltip = await page.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
