import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { RegionName } from './RegionName.js';

test('shows the country as a flag before the name', async () => {
  const { container } = renderKit(<RegionName region={{ name: 'Lombardia', country: 'IT' }} />);
  expect(await screen.findByRole('img', { name: 'Italy' })).toBeVisible();
  expect(container).toHaveTextContent('Lombardia');
});
