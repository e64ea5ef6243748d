import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Disclosure } from './Disclosure.js';

test('opens and closes with the keyboard and announces its state', async () => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  renderKit(
    <Disclosure title="Logger" onExpandedChange={onExpandedChange}>
      Signature valid
    </Disclosure>,
  );
  const trigger = screen.getByRole('button', { name: 'Logger', expanded: false });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Signature valid')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]]);
});
