import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { pilot } from '../../../test/flights.js';
import { UserCard } from './UserCard.js';

const meta: Meta<typeof UserCard> = {
  component: UserCard,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it in lists of pilots with totals.',
      dont: 'Put links or buttons into a card that is a link.',
    } satisfies Guide,
  },
  args: { user: pilot, href: '/user/7' },
};
export default meta;
type Story = StoryObj<typeof UserCard>;

export const Pilot: Story = {};
export const Junior: Story = { args: { user: { ...pilot, junior: true, gender: 'F' } } };
export const Patron: Story = { args: { user: { ...pilot, badge: true } } };
export const PremiumOfLevel12: Story = {
  args: { user: { ...pilot, status: 'premium', achievement_count: 115 } },
};
