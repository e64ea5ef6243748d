import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Disclosure } from './Disclosure.js';

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  parameters: {
    guide: {
      keys: { 'Enter, Space': 'Opens or closes it.' },
      do: 'Use it for details that few users need.',
      dont: 'Hide errors or the main thing of a page in it.',
    } satisfies Guide,
  },
  args: { title: 'Logger', children: 'LX Navigation Colibri II, signature valid.' },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
