import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUserIdle } from './use-user-idle.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Reader() {
  return <output>{useUserIdle() ? 'idle' : 'busy'}</output>;
}

const later = () => act(() => void vi.advanceTimersByTime(10_000));

test('a user who is only reading is idle at once', () => {
  render(<Reader />);
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

test('waits while a menu is open', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.role = 'menu';
  render(<Reader />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  host.remove();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

test('waits while the page has a form', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.append(document.createElement('form'));
  render(<Reader />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  main.remove();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

test('waits while the user is typing', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(<Reader />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  field.remove();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});
