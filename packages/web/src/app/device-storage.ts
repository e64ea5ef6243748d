import { isInForeignFrame } from './foreign-frame.js';

/** Returns a text that is stored on this device; `null` without one. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text on this device, or removes it. If the storage is full or blocked, or in a frame of
 * another origin, nothing changes, and the value lasts until the page closes.
 */
export function writeDevice(key: string, text: string | undefined): void {
  if (isInForeignFrame()) return;
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked.
  }
}
