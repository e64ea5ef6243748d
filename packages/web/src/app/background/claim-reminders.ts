import { readDevice, writeDevice } from '../device-storage.js';

export const REMINDERS = ['environment', 'superuser'] as const;
export type Reminder = (typeof REMINDERS)[number];

const STORAGE_KEY = 'cloudstreet.reminded';

/**
 * Returns reminders that were not shown on this day, and marks them as shown.
 *
 * @param day Any text that differs from day to day.
 */
export function claimReminders(wanted: readonly Reminder[], day: string): Reminder[] {
  const reminded = read();
  const due = wanted.filter((reminder) => reminded[reminder] !== day);
  if (due.length > 0) {
    const shown = Object.fromEntries(due.map((name) => [name, day]));
    writeDevice(STORAGE_KEY, JSON.stringify({ ...reminded, ...shown }));
  }
  return due;
}

function read(): Partial<Record<Reminder, unknown>> {
  try {
    const value: unknown = JSON.parse(readDevice(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
