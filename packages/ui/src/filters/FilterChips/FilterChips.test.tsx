import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { FilterChip } from '../FilterChip/FilterChip.js';
import { FilterChips } from './FilterChips.js';

function Chips() {
  const [names, setNames] = useState(['Wave', 'Juniors', 'Season 2026']);
  return (
    <FilterChips count={names.length} shown={names} onClear={() => setNames([])}>
      {names.map((name) => (
        <FilterChip
          key={name}
          name={name}
          onRemove={() => setNames(names.filter((other) => other !== name))}
        />
      ))}
    </FilterChips>
  );
}

test('removes a filter with the keyboard and focuses the next one', async () => {
  renderKit(<Chips />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Wave')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove filter Juniors' })).toHaveFocus();
});

test('removes all filters at once, but offers it only for several', async () => {
  renderKit(<Chips />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Juniors' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Wave' }));
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('clears all', async () => {
  renderKit(<Chips />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('button')).toBeNull();
});
