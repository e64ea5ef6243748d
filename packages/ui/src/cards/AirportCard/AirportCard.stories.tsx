import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { AirportCard } from './AirportCard.js';

const airport = {
  id: 88,
  name: 'Varese Calcinate del Pesce',
  region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  elevation: 241,
  icao: 'LILC',
  launches: 4200,
  timezone: 'America/Argentina/Buenos_Aires',
  stats: { count: 5120 },
};

const meta: Meta<typeof AirportCard> = {
  component: AirportCard,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it in lists of airfields, and without `href` as the head of a page.',
      dont: 'Put links or buttons into a card that is a link.',
    } satisfies Guide,
  },
  args: { airport, href: '/airport/88' },
};
export default meta;
type Story = StoryObj<typeof AirportCard>;

export const InList: Story = {};
export const OnlyName: Story = { args: { airport: { id: 12, name: 'Borkenberge' } } };

/** Without `href`, the card is the head of the page and shows all figures. */
export const Head: Story = { render: () => <AirportCard airport={airport} /> };
