import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { LayersMenu } from './LayersMenu.js';
import type { MapLayers } from './map-layers.js';

const choices = [
  { key: 'thermals', name: 'Thermals' },
  { key: 'winds', name: 'Wind' },
  { key: 'raster.sat', name: 'Satellite' },
];

function renderMenu(layers: MapLayers) {
  const onLayersChange = vi.fn<(layers: MapLayers) => void>();
  renderKit(<LayersMenu choices={choices} layers={layers} onLayersChange={onLayersChange} />);
  return onLayersChange;
}

test('all but pictures of the ground are on until they are switched', async () => {
  renderMenu({ winds: false });
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  const items = screen.getAllByRole('menuitemcheckbox');
  expect(items.map((item) => [item.textContent, item.ariaChecked])).toEqual([
    ['Thermals', 'true'],
    ['Wind', 'false'],
    ['Satellite', 'false'],
  ]);
});

test('says what is switched, and keeps what else was', async () => {
  const onLayersChange = renderMenu({ winds: false, arrivals: false });
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Satellite' }));
  expect(onLayersChange).toHaveBeenCalledExactlyOnceWith({
    winds: false,
    arrivals: false,
    'raster.sat': true,
  });
});
