import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoMarker } from './PhotoMarker.js';

const timeS = Date.UTC(2026, 6, 14, 11) / 1000;
const image = { id: 1, name: 'Cloud street', kind: 'image', timeS } as const;
const video = { id: 2, name: 'Final glide', kind: 'video', timeS: timeS + 60 } as const;

const meta: Meta<typeof PhotoMarker> = {
  component: PhotoMarker,
  args: {
    group: [image],
    highlightedId: null,
    onHighlight: () => undefined,
    onOpen: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PhotoMarker>;

export const Photo: Story = {};
export const Video: Story = { args: { group: [video] } };
export const Several: Story = { args: { group: [image, video] } };
export const Highlighted: Story = { args: { highlightedId: 1 } };
