import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { FileDrop } from './FileDrop.js';

const files = ['a.igc', 'b.igc'].map((name) => new File(['AXXX'], name));

test('passes on the chosen files', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const { container } = renderKit(
    <FileDrop label="Drop flights" acceptedTypes={['.igc']} allowsMultiple onFiles={onFiles} />,
  );
  expect(screen.getByRole('button', { name: 'Drop flights' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  expect(input).toHaveAttribute('accept', '.igc');
  if (input) await userEvent.upload(input, files);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
});
