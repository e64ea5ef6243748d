import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { stubViewport } from '../../../test/stub-viewport.js';
import { Panes } from './Panes.js';

afterEach(() => vi.unstubAllGlobals());

function renderPanes() {
  return renderKit(
    <Panes
      scrollKey="/flight"
      primary={<p>List</p>}
      secondary={<p>Tracks</p>}
      secondaryLabel="Map"
    />,
  );
}

test('the secondary pane is enlarged, shrunk, folded and brought back', async () => {
  stubViewport(1440);
  renderPanes();
  expect(screen.getByRole('main')).toHaveTextContent('List');
  expect(screen.getByRole('region', { name: 'Map' })).toHaveTextContent('Tracks');
  for (const [name, then] of [
    ['Enlarge Map', 'Shrink Map'],
    ['Shrink Map', 'Enlarge Map'],
    ['Fold Map away', 'Show Map'],
    ['Show Map', 'Fold Map away'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: then })).toHaveFocus();
  }
});

test('on a phone it is a sheet whose content waits for the first opening', async () => {
  stubViewport(390);
  renderPanes();
  const handle = screen.getByRole('button', { name: 'Show Map' });
  expect(screen.queryByText('Tracks')).not.toBeInTheDocument();
  await userEvent.click(handle);
  expect(handle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Tracks')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Map' }));
  expect(handle).toHaveAttribute('aria-expanded', 'false');
});

test('the sheet follows a pull on its handle', async () => {
  stubViewport(390);
  renderPanes();
  const handle = screen.getByRole('button', { name: 'Show Map' });
  await userEvent.pointer([
    { keys: '[TouchA>]', target: handle, coords: { clientY: 700 } },
    { pointerName: 'TouchA', target: document.body, coords: { clientY: 300 } },
    { keys: '[/TouchA]', target: document.body, coords: { clientY: 300 } },
  ]);
  expect(handle).toHaveAttribute('aria-expanded', 'true');
});
