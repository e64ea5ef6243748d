import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Button } from './Button.js';

test('can be pressed with the keyboard', async () => {
  const onPress = vi.fn<() => void>();
  renderKit(<Button onPress={onPress}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('announces that it is busy and cannot be pressed meanwhile', async () => {
  const onPress = vi.fn<() => void>();
  renderKit(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});
