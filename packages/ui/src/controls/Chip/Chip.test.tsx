import { screen } from '@testing-library/react';
import { TriangleAlert } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Chip } from './Chip.js';

test('has its meaning as text, without need of tone or icon', () => {
  renderKit(
    <p>
      <Chip tone="warning">
        <TriangleAlert size={14} aria-hidden />2 remarks
      </Chip>{' '}
      <Chip tone="violation">Airspace</Chip>
    </p>,
  );
  expect(screen.getByText('2 remarks')).toBeVisible();
  expect(screen.getByText('Airspace')).toBeVisible();
  expect(screen.getByRole('paragraph').textContent).toBe('2 remarks Airspace');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
