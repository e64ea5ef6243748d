import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.js';
import { Button } from '../../controls/Button/Button.js';
import { DialogActions } from '../../controls/Dialog/Dialog.js';
import { FilterDialog } from '../FilterDialog/FilterDialog.js';
import { OrderFilter } from '../OrderFilter/OrderFilter.js';
import { SeasonFilter } from '../SeasonFilter/SeasonFilter.js';
import { FilterBar } from './FilterBar.js';

const NOW = new Date('2026-07-14T10:00:00Z');

const meta: Meta<typeof FilterBar> = {
  component: FilterBar,
  parameters: {
    guide: {
      keys: { Tab: 'Moves from filter to filter.' },
      do: 'Show the filters that most users need, and the others in a `FilterDialog`.',
      dont: 'Let it wrap to a second line on a phone.',
    } satisfies Guide,
  },
};
export default meta;

export const OfFlights: StoryObj<typeof FilterBar> = {
  args: {
    children: (
      <>
        <FilterDialog onChange={() => undefined}>
          {(apply) => (
            <DialogActions>
              <Button tone="primary" onPress={() => apply({})}>
                Apply
              </Button>
            </DialogActions>
          )}
        </FilterDialog>
        <SeasonFilter look="chip" hasAll now={NOW} season={2026} onChange={() => undefined} />
        <OrderFilter order="points" direction="desc" onChange={() => undefined} />
      </>
    ),
  },
};
