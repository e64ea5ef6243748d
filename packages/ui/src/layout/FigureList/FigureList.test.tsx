import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { FigureList } from './FigureList.js';

const figures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ term: `Figure ${index}`, value: index }));

test('shows eight figures, and the others on request', async () => {
  renderKit(<FigureList figures={figures(10)} />);
  expect(screen.getAllByRole('term')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(screen.getAllByRole('term')).toHaveLength(10);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first new figure takes the focus of the button', async () => {
  renderKit(<FigureList figures={figures(10)} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Figure 8')).toHaveFocus();
});

test('shows eight figures without a button', () => {
  renderKit(<FigureList figures={figures(8)} />);
  expect(screen.getAllByRole('term')).toHaveLength(8);
  expect(screen.queryByRole('button')).toBeNull();
});
