import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
import { Select } from './Select.js';

const meta: Meta<typeof Select> = {
  component: Select,
  parameters: {
    guide: {
      keys: LIST_KEYS,
      do: 'Use it for a choice from up to about twenty fixed options.',
      dont: 'Use it for two options; those are a `Checkbox` or a `SegmentedControl`.',
    } satisfies Guide,
  },
  args: {
    label: 'Aircraft kind',
    options: [
      { id: 'GL', label: 'Glider' },
      { id: 'MG', label: 'Motor glider' },
      { id: 'FG', label: 'Electric sustainer' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Unchosen: Story = { args: { hint: 'It decides which stretches count.' } };
export const Chosen: Story = { args: { defaultValue: 'MG' } };
export const Disabled: Story = { args: { defaultValue: 'MG', isDisabled: true } };
export const Open: Story = {
  args: { defaultValue: 'MG' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    const option = await page.findByRole('option', { name: 'Glider' });
    await waitFor(() => expect(option).toBeVisible());
  },
};
