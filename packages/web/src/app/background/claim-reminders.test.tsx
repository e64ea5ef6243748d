import { beforeEach, expect, test, vi } from 'vitest';
import { claimReminders } from './claim-reminders.js';

beforeEach(() => localStorage.clear());

test('each reminder is due once a day', () => {
  expect(claimReminders(['environment'], 'Monday')).toEqual(['environment']);
  expect(claimReminders(['environment', 'superuser'], 'Monday')).toEqual(['superuser']);
  expect(claimReminders(['environment', 'superuser'], 'Monday')).toEqual([]);
  expect(claimReminders(['environment', 'superuser'], 'Tuesday')).toHaveLength(2);
});

test('all reminders are due if nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(claimReminders(['superuser'], 'Monday')).toEqual(['superuser']);
  vi.restoreAllMocks();
});
