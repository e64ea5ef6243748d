import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { LinkSegments } from './LinkSegments.js';

const meta: Meta<typeof LinkSegments> = {
  component: LinkSegments,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it to switch between pages about the same thing.',
      dont: 'Use it for a choice on one page; that is a `SegmentedControl`.',
    } satisfies Guide,
  },
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
