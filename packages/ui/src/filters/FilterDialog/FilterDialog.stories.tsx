import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Guide, PANEL_KEYS } from '../../../.storybook/guide.js';
import { Button } from '../../controls/Button/Button.js';
import { DialogActions } from '../../controls/Dialog/Dialog.js';
import { ClassFilter } from '../ChoicesFilter/ChoicesFilter.js';
import { FilterDialog } from './FilterDialog.js';

function Draft({ onApply }: { onApply: (classes: string[]) => void }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <ClassFilter values={['OP', '18', '15', 'ST']} chosen={chosen} onChange={setChosen} />
      <DialogActions>
        <Button tone="primary" onPress={() => onApply(chosen)}>
          Apply
        </Button>
      </DialogActions>
    </>
  );
}

const meta: Meta<typeof FilterDialog<string[]>> = {
  component: FilterDialog,
  parameters: {
    guide: {
      keys: PANEL_KEYS,
      do: 'Apply the filters together, when the dialog is submitted.',
      dont: 'Load results while filters are being chosen.',
    } satisfies Guide,
  },
  args: { onChange: fn(), children: (apply) => <Draft onApply={apply} /> },
};
export default meta;

/** Nothing changes until the draft is applied. */
export const Applied: StoryObj<typeof FilterDialog<string[]>> = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'More filters' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'More filters' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: '18 m class' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith(['18']);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(button);
  },
};
