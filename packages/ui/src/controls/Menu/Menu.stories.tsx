import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { type Guide, LIST_KEYS } from '../../../.storybook/guide.js';
import { Button } from '../Button/Button.js';
import { Menu, MenuItem } from './Menu.js';

const meta: Meta<typeof Menu> = {
  component: Menu,
  parameters: {
    guide: {
      keys: { ...LIST_KEYS, Enter: 'Runs the action.' },
      do: 'Use it for further actions on an object.',
      dont: 'Hide the most important action in it.',
    } satisfies Guide,
  },
  args: {
    label: 'Flight actions',
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem label="Edit" icon={<Pencil size={18} aria-hidden />} href="/flight/edit/41" />
        <MenuItem label="Download IGC" icon={<Download size={18} aria-hidden />} />
        <MenuItem label="Delete" tone="danger" icon={<Trash2 size={18} aria-hidden />} />
      </>
    ),
  },
};
export default meta;

export const Closed: StoryObj<typeof Menu> = {};
export const Open: StoryObj<typeof Menu> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
