import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { type LayerChoice, type LayerGroup, LayersMenu } from './LayersMenu.js';
import type { MapLayers } from './map-layers.js';

const choices: LayerChoice[] = [
  { key: 'thermals', name: 'Thermals' },
  { key: 'winds', name: 'Wind' },
  { key: 'raster.sat', name: 'Satellite' },
];

function renderMenu(layers: MapLayers, shown = choices, group?: LayerGroup) {
  const onLayersChange = vi.fn<(layers: MapLayers) => void>();
  renderKit(
    <LayersMenu choices={shown} group={group} layers={layers} onLayersChange={onLayersChange} />,
  );
  return onLayersChange;
}

test('all layers except base images are on by default', async () => {
  renderMenu({ winds: false });
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  const items = screen.getAllByRole('menuitemcheckbox');
  expect(items.map((item) => [item.textContent, item.ariaChecked])).toEqual([
    ['Thermals', 'true'],
    ['Wind', 'false'],
    ['Satellite', 'false'],
  ]);
});

test('reports a switched layer and keeps the others', async () => {
  const onLayersChange = renderMenu({ winds: false, arrivals: false });
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Satellite' }));
  expect(onLayersChange).toHaveBeenCalledExactlyOnceWith({
    winds: false,
    arrivals: false,
    'raster.sat': true,
  });
});

test('an unavailable layer explains why and does not change', async () => {
  const hd = { key: 'raster.hd', name: 'Satellite HD', unavailable: 'Requires Premium' };
  const onLayersChange = renderMenu({ 'raster.hd': true }, [...choices, hd]);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  const item = screen.getByRole('menuitemcheckbox', { name: 'Satellite HD' });
  expect(item).toHaveAccessibleDescription('Requires Premium');
  expect(item).not.toBeChecked();
  await userEvent.click(item);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Wind' }));
  expect(onLayersChange).toHaveBeenLastCalledWith({ 'raster.hd': true, winds: false });
});

const group = {
  title: 'Arrival heights',
  choices: [
    { key: 'waypoints.a', name: 'Alps' },
    { key: 'waypoints.b', name: 'Black Forest' },
    { key: 'arrivals', name: 'Airfields' },
  ],
};

test('a collection of waypoints replaces the shown one', async () => {
  const onLayersChange = renderMenu({ 'waypoints.a': true, winds: false }, choices, group);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  const heights = within(screen.getByRole('group', { name: 'Arrival heights' }));
  expect(heights.getByRole('menuitemradio', { name: 'Alps' })).toBeChecked();
  await userEvent.click(heights.getByRole('menuitemradio', { name: 'Airfields' }));
  expect(onLayersChange).toHaveBeenLastCalledWith({
    winds: false,
    'waypoints.a': false,
    arrivals: true,
  });
});

test('a press on the shown collection hides it', async () => {
  const onLayersChange = renderMenu({ 'waypoints.a': true }, choices, group);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Alps' }));
  expect(onLayersChange).toHaveBeenLastCalledWith({ 'waypoints.a': false });
});
