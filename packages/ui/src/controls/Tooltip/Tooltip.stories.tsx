import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { Button } from '../Button/Button.js';
import { Tooltip } from './Tooltip.js';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  parameters: {
    guide: {
      keys: {
        Tab: 'Shows it when the focus reaches the button.',
        Escape: 'Hides it.',
      },
      do: 'Name an icon, or add what is useful but not needed.',
      dont: 'Put into it what a user must know; touch screens do not show it.',
    } satisfies Guide,
  },
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
