import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { withMapSettings } from '../../../test/with-map-settings.js';
import { LazyAirportMap } from '../../map/LazyMap/lazy-maps.js';
import { Page, PageHeader } from '../Page/Page.js';
import { Panes } from './Panes.js';

const airport = { id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 };

const meta: Meta<typeof Panes> = {
  component: Panes,
  decorators: [withMapSettings],
  parameters: {
    guide: {
      keys: {
        Tab: 'Moves from the main pane to the second one.',
        'Enter, Space': 'On its buttons: enlarges, folds or shows the second pane.',
      },
      do: 'Put the text into the main pane and the map into the second one.',
      dont: 'Scroll the page itself; each pane scrolls.',
    } satisfies Guide,
    layout: 'fullscreen',
  },
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
