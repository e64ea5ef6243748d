import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { LazyMap } from './LazyMap.js';

const meta: Meta<typeof LazyMap> = {
  component: LazyMap,
  decorators: [withMapSettings],
  args: { props: {} },
};
export default meta;
type Story = StoryObj<typeof LazyMap>;

export const Loading: Story = { args: { load: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('The network is gone.')) },
};
