import type { Meta, StoryObj } from '@storybook/react-vite';
import { aircraftType } from '../../../test/aircraft.js';
import { AircraftCard } from './AircraftCard.js';

const meta: Meta<typeof AircraftCard> = {
  component: AircraftCard,
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

/** Without `href`, the card is the head of the page and shows all figures. */
export const Head: Story = { render: () => <AircraftCard aircraft={aircraftType} /> };
