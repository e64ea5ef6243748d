import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Guide, PANEL_KEYS } from '../../../.storybook/guide.js';
import { DateField } from '../../fields/DateField/DateField.js';
import { ChipButton } from './ChipButton.js';

const meta: Meta<typeof ChipButton> = {
  component: ChipButton,
  parameters: {
    guide: {
      keys: PANEL_KEYS,
      do: 'Use it in a bar of filters, for choices with fields.',
      dont: 'Use it for a choice from a list; that is a `Select` as a chip.',
    } satisfies Guide,
  },
  args: { label: 'Day', children: () => <DateField label="Day" isRequired /> },
};
export default meta;

export const Closed: StoryObj<typeof ChipButton> = {};

/** The panel takes the focus and returns it when it is closed. */
export const Open: StoryObj<typeof ChipButton> = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Day' });
    await userEvent.click(chip);
    // It fades in.
    const panel = await screen.findByRole('dialog', { name: 'Day' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(chip);
  },
};
