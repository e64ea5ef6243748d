import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.js';

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  args: { title: 'Logger', children: 'LX Navigation Colibri II, signature valid.' },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
