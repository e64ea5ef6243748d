import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkSegments } from './LinkSegments.js';

const meta: Meta<typeof LinkSegments> = {
  component: LinkSegments,
  args: {
    label: 'View',
    segments: [
      { href: '/flight', label: 'List', isCurrent: true },
      { href: '/flight/map', label: 'Map', isCurrent: false },
      { href: '/flight/statistics', label: 'Statistics', isCurrent: false },
    ],
  },
};
export default meta;

export const Pages: StoryObj<typeof LinkSegments> = {};

export const Vertical: StoryObj<typeof LinkSegments> = { args: { isVertical: true } };
