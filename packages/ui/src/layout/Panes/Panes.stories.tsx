import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { LazyAirportMap } from '../../map/LazyMap/lazy-maps.js';
import { Page, PageHeader } from '../Page/Page.js';
import { Panes } from './Panes.js';

const airport = { id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 };

const meta: Meta<typeof Panes> = {
  component: Panes,
  decorators: [withMapSettings],
  parameters: { layout: 'fullscreen' },
  args: {
    scrollKey: 'story',
    primary: (
      <Page>
        <PageHeader title="Musterfeld" note="On a narrow screen the map is a sheet." />
      </Page>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Panes>;

export const OnePane: Story = {};
/** The buttons of the pane and of its map stand in one corner. */
export const WithMap: Story = {
  args: { secondary: <LazyAirportMap airport={airport} />, secondaryLabel: 'map' },
};
