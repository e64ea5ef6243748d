import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { PartBoundary } from './PartBoundary.js';

test('replaces content that throws by a message and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn<(error: Error) => void>();
  let isBroken = true;
  function Chart() {
    if (isBroken) throw new RangeError('No fixes.');
    return <p>A curve</p>;
  }
  renderKit(
    <PartBoundary message="The chart could not be shown." onError={onError}>
      <Chart />
    </PartBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be shown.');
  expect(onError).toHaveBeenCalledWith(new RangeError('No fixes.'));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('A curve')).toBeVisible();
});
