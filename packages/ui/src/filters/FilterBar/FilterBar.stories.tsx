import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../controls/Button/Button.js';
import { DialogActions } from '../../controls/Dialog/Dialog.js';
import { FilterDialog } from '../FilterDialog/FilterDialog.js';
import { OrderFilter } from '../OrderFilter/OrderFilter.js';
import { SeasonFilter } from '../SeasonFilter/SeasonFilter.js';
import { FilterBar } from './FilterBar.js';

const NOW = new Date('2026-07-14T10:00:00Z');

const meta: Meta<typeof FilterBar> = { component: FilterBar };
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
