import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { ButtonLink, Link } from './Link.js';

const meta: Meta<typeof Link> = {
  component: Link,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Let its text say where it leads.',
      dont: 'Use it to change something on the page; that is a `Button`.',
    } satisfies Guide,
  },
};
export default meta;

export const InText: StoryObj<typeof Link> = {
  render: () => (
    <p>
      Read the <Link href="/rules">rules of the contest</Link> first.
    </p>
  ),
};

export const AsButton: StoryObj<typeof Link> = {
  render: () => (
    <ButtonLink tone="primary" href="/upload">
      Upload a flight
    </ButtonLink>
  ),
};
