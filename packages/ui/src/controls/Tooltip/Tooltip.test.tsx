import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from '../Button/Button.js';
import { Tooltip } from './Tooltip.js';

test('describes its control while it has keyboard focus, until Escape', async () => {
  renderKit(
    <Tooltip text="Sends the file once more">
      <Button>Score again</Button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Score again' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends the file once more');
  expect(button).toHaveAccessibleDescription('Sends the file once more');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
