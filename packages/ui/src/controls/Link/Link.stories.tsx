import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Link } from './Link.js';

const meta: Meta<typeof Link> = { component: Link };
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
