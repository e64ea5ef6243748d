import { readDevice, writeDevice } from '../device-storage.js';

const STORAGE_KEY = 'cloudstreet.tips';

/** Returns the ids of the tips read on this device. */
export function readTips(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(readDevice(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? (stored as number[]) : []);
  } catch {
    return new Set();
  }
}

/** Stores that a tip was read, and returns the ids of all read tips. */
export function markAsRead(id: number): ReadonlySet<number> {
  const read = new Set([...readTips(), id]);
  writeDevice(STORAGE_KEY, JSON.stringify([...read]));
  return read;
}

const DAY_KEY = 'cloudstreet.tips.day';

/**
 * Whether a tip may be shown on a day: at most one a day, and none on the day of the first visit.
 *
 * @param today `YYYY-MM-DD`
 */
export function isTipDue(today: string): boolean {
  const last = readDevice(DAY_KEY);
  if (last === null) markTipDay(today);
  return last !== null && last < today;
}

/** Stores the day on which a tip was shown. */
export function markTipDay(today: string): void {
  writeDevice(DAY_KEY, today);
}
