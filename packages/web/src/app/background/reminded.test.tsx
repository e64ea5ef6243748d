import { beforeEach, expect, test, vi } from 'vitest';
import { takeReminders } from './reminded.js';

beforeEach(() => localStorage.clear());

test('each reminder is due once a day', () => {
  expect(takeReminders(['environment'], 'Monday')).toEqual(['environment']);
  expect(takeReminders(['environment', 'superuser'], 'Monday')).toEqual(['superuser']);
  expect(takeReminders(['environment', 'superuser'], 'Monday')).toEqual([]);
  expect(takeReminders(['environment', 'superuser'], 'Tuesday')).toHaveLength(2);
});

test('all reminders are due if nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(takeReminders(['superuser'], 'Monday')).toEqual(['superuser']);
  vi.restoreAllMocks();
});
