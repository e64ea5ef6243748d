const STORAGE_KEY = 'cloudstreet.tips';

/** Which tips were read on this device. */
export function readTips(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? (stored as number[]) : []);
  } catch {
    return new Set();
  }
}

/** Stores that a tip was read and returns all read tips. */
export function markAsRead(id: number): ReadonlySet<number> {
  const read = new Set([...readTips(), id]);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...read]));
  } catch {
    // Storage is full or refused: the tip appears again at the next visit.
  }
  return read;
}
