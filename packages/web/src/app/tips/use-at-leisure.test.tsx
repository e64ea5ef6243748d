import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAtLeisure } from './use-at-leisure.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Reader() {
  return <output>{useAtLeisure() ? 'at leisure' : 'busy'}</output>;
}

const later = () => act(() => void vi.advanceTimersByTime(10_000));

test('who reads is at leisure at once', () => {
  render(<Reader />);
  expect(screen.getByRole('status')).toHaveTextContent('at leisure');
});

test('an open menu is waited for', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.role = 'menu';
  render(<Reader />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  host.remove();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('at leisure');
});

test('so is somebody who writes', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(<Reader />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  field.remove();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('at leisure');
});
