import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag.js';

const meta: Meta<typeof Flag> = { component: Flag, args: { country: 'DE' } };
export default meta;

export const Germany: StoryObj<typeof Flag> = {};
export const Unknown: StoryObj<typeof Flag> = { args: { country: 'XX' } };
