import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

const meta: Meta<typeof Avatar> = {
  component: Avatar,
  args: { id: 7, name: 'Katharina Lindqvist' },
};
export default meta;

export const Initials: StoryObj<typeof Avatar> = {};
export const Large: StoryObj<typeof Avatar> = { args: { size: 'large', ring: 'patron' } };
