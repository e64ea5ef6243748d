import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.js';
import { Button } from '../Button/Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog, DialogActions } from './Dialog.js';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  parameters: {
    guide: {
      keys: {
        Tab: 'Moves inside the dialog.',
        Escape: 'Closes it, and the button that opened it has the focus again.',
      },
      do: 'Use it for one short task, with its action as the last button.',
      dont: 'Open a dialog from a dialog.',
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const openIt: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Opened: Story = {
  args: {
    title: 'Why 812.4 points?',
    trigger: <Button>Explain</Button>,
    children: (close) => (
      <>
        <p>The distance of 958.7 km, divided by the index of 118 and multiplied by 100.</p>
        <DialogActions>
          <Button onPress={close}>Done</Button>
        </DialogActions>
      </>
    ),
  },
  play: openIt,
};

export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog
      title="Delete this flight?"
      confirmLabel="Delete flight"
      trigger={<Button tone="danger">Delete</Button>}
      onConfirm={() => undefined}
    >
      Its points and its file are gone for good.
    </ConfirmDialog>
  ),
  play: openIt,
};
