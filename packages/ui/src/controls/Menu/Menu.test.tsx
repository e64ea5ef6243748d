import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from '../Button/Button.js';
import { Menu, MenuItem } from './Menu.js';

test('opens and acts with the keyboard and returns the focus', async () => {
  const onEdit = vi.fn<() => void>();
  renderKit(
    <Menu trigger={<Button>Actions</Button>} label="Flight actions">
      <MenuItem label="Edit" onAction={onEdit} />
      <MenuItem label="Delete" />
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});
