import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { type ShowToast, type Toast, ToastProvider, useToast } from './ToastProvider.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved: Toast = { type: 'success', title: 'Flight saved' };
const offline: Toast = { type: 'warning', title: 'Offline' };
const failed: Toast = { type: 'error', title: 'Service unavailable', message: 'Please try later.' };

function renderToasts(): ShowToast {
  let show: ShowToast | undefined;
  function Page() {
    show = useToast();
    return null;
  }
  renderKit(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  return (toast) => act(() => show?.(toast));
}

function titles(): (string | null)[] {
  return screen.queryAllByRole('alertdialog').map((toast) => toast.textContent);
}

test('success and warning disappear after seven seconds, an error stays', () => {
  const show = renderToasts();
  for (const toast of [saved, offline, failed]) show(toast);
  expect(titles()).toHaveLength(3);
  act(() => void vi.advanceTimersByTime(6999));
  expect(titles()).toHaveLength(3);
  act(() => void vi.advanceTimersByTime(1));
  expect(titles()).toEqual(['Service unavailablePlease try later.']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(titles()).toHaveLength(1);
});

test('a toast does not expire while the pointer is on it', () => {
  const show = renderToasts();
  show(saved);
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(titles()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(7000));
  expect(titles()).toHaveLength(0);
});

test('a toast does not expire while it has keyboard focus', () => {
  const show = renderToasts();
  show(saved);
  act(() => screen.getByRole('button').focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(titles()).toHaveLength(1);
});

test('a toast is announced when it appears', () => {
  renderToasts()(saved);
  expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent(
    'Flight saved',
  );
});

test('a repeated toast replaces the last one and restarts its time', () => {
  const show = renderToasts();
  show(saved);
  act(() => void vi.advanceTimersByTime(5000));
  show(saved);
  expect(titles()).toEqual(['Flight saved']);
  act(() => void vi.advanceTimersByTime(5000));
  expect(titles()).toEqual(['Flight saved']);
  act(() => void vi.advanceTimersByTime(2000));
  expect(titles()).toEqual([]);
});

test('a repeated toast after another one is a new toast', () => {
  const show = renderToasts();
  for (const toast of [failed, saved, failed]) show(toast);
  expect(titles()).toHaveLength(3);
});

test('a toast with a link stays and opens a new window', () => {
  const show = renderToasts();
  show({ ...offline, link: { label: 'Open the page', href: '/upload' } });
  act(() => void vi.advanceTimersByTime(60_000));
  const link = screen.getByRole('link', { name: 'Open the page' });
  expect(link).toHaveAttribute('href', '/upload');
  expect(link).toHaveAttribute('target', '_blank');
});
