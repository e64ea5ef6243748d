import type { Meta, StoryObj } from '@storybook/react-vite';
import { BUTTON_KEYS, type Guide } from '../../../.storybook/guide.js';
import { StarButton } from './StarButton.js';

const meta: Meta<typeof StarButton> = {
  component: StarButton,
  parameters: {
    guide: {
      keys: BUTTON_KEYS,
      do: 'Show it on the page of a flight to signed-in readers.',
      dont: 'Put it into a tile, which is a link.',
    } satisfies Guide,
  },
  args: { count: 3, isStarred: false, onChange: () => {} },
};
export default meta;
type Story = StoryObj<typeof StarButton>;

export const NotStarred: Story = {};
export const Starred: Story = { args: { isStarred: true } };
export const First: Story = { args: { count: 0 } };
