import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { IconButton } from './IconButton.js';

test('has its label as accessible name and shows it on keyboard focus', async () => {
  const onPress = vi.fn<() => void>();
  renderKit(
    <IconButton label="Enlarge map" onPress={onPress}>
      <svg aria-hidden />
    </IconButton>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Enlarge map');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Enlarge map' })).toBeVisible();
  expect(onPress).toHaveBeenCalledOnce();
});
