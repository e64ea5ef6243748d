import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { ButtonLink } from '../../controls/Link/Link.js';
import { ClubCard } from './ClubCard.js';

const club = {
  id: 3,
  name: 'Aero Club Varese',
  region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  url: 'https://club.example',
};

const meta: Meta<typeof ClubCard> = {
  component: ClubCard,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it in lists of clubs, and without `href` as the head of a page.',
      dont: 'Put links or buttons into a card that is a link.',
    } satisfies Guide,
  },
  args: { club, pilotCount: 42, href: '/club/3' },
};
export default meta;
type Story = StoryObj<typeof ClubCard>;

export const InList: Story = {};
export const OnlyName: Story = {
  args: { club: { id: 4, name: 'Luftsportvereinigung Hohenwaldeck-Reichersbeuern' } },
  render: ({ club: named }) => <ClubCard club={named} href="/club/4" />,
};
export const WithLogo: Story = {
  args: {
    imageSrc:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="100%25" height="100%25" fill="%23b4471f"/%3E%3C/svg%3E',
  },
};

/** Without `href`, the card is the head of the club's page. */
export const Head: Story = {
  render: () => (
    <ClubCard
      club={club}
      pilotCount={42}
      actions={
        <ButtonLink size="small" href="/widgets">
          Flights on your site
        </ButtonLink>
      }
    />
  ),
};
