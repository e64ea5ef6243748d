import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guide, LINK_KEYS } from '../../../.storybook/guide.js';
import { aircraftType } from '../../../test/aircraft.js';
import { AircraftCard } from './AircraftCard.js';

const meta: Meta<typeof AircraftCard> = {
  component: AircraftCard,
  parameters: {
    guide: {
      keys: LINK_KEYS,
      do: 'Use it in lists of aircraft types, and without `href` as the head of a page.',
      dont: 'Put links or buttons into a card that is a link.',
    } satisfies Guide,
  },
  args: { aircraft: aircraftType, href: '/aircraft/12' },
};
export default meta;
type Story = StoryObj<typeof AircraftCard>;

export const InList: Story = {};
export const Vintage: Story = {
  args: { aircraft: { ...aircraftType, name: 'Ka 6 E', vintage: true } },
};
export const OnlyListed: Story = {
  args: { aircraft: { id: 31, name: 'ASK 21', kind: 'GL', sc_class: 'DO' } },
};
/** A flight in a list has only the name. */
export const OfFlight: Story = { args: { aircraft: { id: 31, name: 'ASK 21' } } };

/** Without `href`, the card is the head of the page and shows all figures. */
export const Head: Story = { render: () => <AircraftCard aircraft={aircraftType} /> };
