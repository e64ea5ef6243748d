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

/** Remembers that a tip was read, and answers all that were. */
export function markAsRead(id: number): ReadonlySet<number> {
  const read = new Set([...readTips(), id]);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...read]));
  } catch {
    // Storage is full or refused: the tip comes back with the next visit.
  }
  return read;
}
