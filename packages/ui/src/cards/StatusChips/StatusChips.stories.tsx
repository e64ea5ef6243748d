import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChips } from './StatusChips.js';

const meta: Meta<typeof StatusChips> = {
  component: StatusChips,
  args: { user: { junior: true, gender: 'F' } },
};
export default meta;
type Story = StoryObj<typeof StatusChips>;

export const Junior: Story = {};
export const JuniorAndSupporter: Story = {
  args: { user: { junior: true, gender: 'D', status: 'supporter' } },
};
export const Premium: Story = {
  args: { user: { junior: false, gender: 'M', status: 'premium' } },
};
export const Developer: Story = {
  args: { user: { junior: false, gender: 'M', developer: true } },
};
export const Patron: Story = { args: { user: { junior: false, gender: 'M', badge: true } } };
