import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DateField } from '../../fields/DateField/DateField.js';
import { ChipButton } from './ChipButton.js';

const meta: Meta<typeof ChipButton> = {
  component: ChipButton,
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
