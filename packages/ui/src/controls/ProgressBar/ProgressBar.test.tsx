import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ProgressBar } from './ProgressBar.js';

test('announces its progress', () => {
  renderKit(<ProgressBar label="67a-klq-01.igc" value={0.62} />);
  const bar = screen.getByRole('progressbar', { name: '67a-klq-01.igc' });
  expect(bar).toHaveAttribute('aria-valuetext', '62%');
});

test('has no value if the progress is unknown', () => {
  renderKit(<ProgressBar label="Scoring" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
