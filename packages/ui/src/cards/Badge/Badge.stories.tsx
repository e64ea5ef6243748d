import { BADGES, badgeText } from '@cloudstreet/scoring/badges';
import { messages } from '@cloudstreet/scoring/messages/en-gb';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeProps } from './Badge.js';

const meta: Meta<typeof Badge> = {
  component: Badge,
  args: { id: 'endurance', name: 'Endurance', level: 2 },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Earned: Story = {};
export const Open: Story = { args: { level: 0 } };
export const AllLevels: Story = { args: { level: 4, size: 'large' } };
export const Single: Story = { args: { id: 'hawk', name: 'Hawk', level: 1, size: 'small' } };
export const Family: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px', maxInlineSize: '40rem' }}>
      {BADGES.map(({ id, levels }, index) => (
        <Badge key={id} {...family(id)} level={index % (levels.length + 1)} />
      ))}
    </div>
  ),
};

function family(id: BadgeProps['id']): Pick<BadgeProps, 'id' | 'name'> {
  return { id, name: badgeText(id, messages).name };
}
