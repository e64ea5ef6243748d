import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Skeleton } from './Skeleton.js';

test('is hidden from screen readers', () => {
  renderKit(
    <h1 aria-busy>
      Best flights <Skeleton width="12rem" height="2em" />
    </h1>,
  );
  expect(screen.getByRole('heading', { name: 'Best flights' })).toBeVisible();
});
