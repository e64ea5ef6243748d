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
  if (due.length > 0) write({ ...reminded, ...Object.fromEntries(due.map((name) => [name, day])) });
  return due;
}

function read(): Partial<Record<Reminder, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function write(reminded: Partial<Record<Reminder, unknown>>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(reminded));
  } catch {
    // Storage is full or blocked, so the user is reminded again on the next visit.
  }
}
