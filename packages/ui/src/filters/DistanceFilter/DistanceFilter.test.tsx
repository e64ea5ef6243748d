import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { DistanceFilter } from './DistanceFilter.js';

test('reports kilometres for the unit of the reader', async () => {
  const onChange = vi.fn();
  renderKit(<DistanceFilter onChange={onChange} />, { unitSystem: 'U' });
  await userEvent.type(screen.getByRole('textbox', { name: /More than/ }), '100');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ overKm: 160.93, underKm: undefined });
});

test('explains limits that exclude every distance', () => {
  renderKit(<DistanceFilter overKm={300} underKm={200} onChange={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('must be smaller');
});
