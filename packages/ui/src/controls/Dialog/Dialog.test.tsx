import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from '../Button/Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';

test('takes the focus, closes on Escape and returns the focus', async () => {
  renderKit(
    <Dialog title="Why?" trigger={<Button>Explain</Button>}>
      Because.
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Why?' })).toContainElement(
    screen.getByText('Because.'),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Explain' })).toHaveFocus());
});

test('can be opened by the page instead of a button', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  renderKit(
    <Dialog title="Session expired" isOpen onOpenChange={onOpenChange}>
      Please log in first.
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test.each([
  { why: 'closes where nothing would be lost', holdsInput: false, closes: 2 },
  { why: 'stays where something would be lost', holdsInput: true, closes: 0 },
])('a click beside it, or Escape: $why', async ({ holdsInput, closes }) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  renderKit(
    <Dialog title="Write" isOpen holdsInput={holdsInput} onOpenChange={onOpenChange}>
      <input aria-label="Message" />
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Write' });
  await userEvent.click(document.body);
  await userEvent.click(screen.getByLabelText('Message'));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(closes);
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

function renderConfirmation() {
  const onConfirm = vi.fn<() => void>();
  renderKit(
    <ConfirmDialog
      title="Delete this flight?"
      confirmLabel="Delete flight"
      trigger={<Button>Delete</Button>}
      onConfirm={onConfirm}
    >
      It is gone for good.
    </ConfirmDialog>,
  );
  return onConfirm;
}

test('a confirmation focuses the safe button', async () => {
  const onConfirm = renderConfirmation();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a confirmation runs its action', async () => {
  const onConfirm = renderConfirmation();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete flight' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a double click confirms once per dialog', async () => {
  const onConfirm = renderConfirmation();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete flight' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete flight' }));
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
