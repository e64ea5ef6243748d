import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Explained } from './Explained.js';
import { ExplainedChips } from './ExplainedChips.js';

test('a value opens and closes its explanation', async () => {
  renderKit(<Explained why="For the season of the flight.">118</Explained>);
  const value = screen.getByRole('button', { name: '118', expanded: false });
  expect(screen.queryByText('For the season of the flight.')).not.toBeInTheDocument();
  await userEvent.click(value);
  expect(value).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('For the season of the flight.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('For the season of the flight.')).not.toBeInTheDocument();
});

test('explains one of several findings at a time', async () => {
  const chips = [
    { id: 'file', label: 'File invalid', why: 'The signature is missing.' },
    { id: 'rank', label: 'Not ranked', why: 'The file is not valid.' },
  ];
  renderKit(<ExplainedChips chips={chips} defaultOpen="rank" />);
  expect(screen.getByText('The file is not valid.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'File invalid' }));
  expect(screen.getByText('The signature is missing.')).toBeVisible();
  expect(screen.queryByText('The file is not valid.')).not.toBeInTheDocument();
});
