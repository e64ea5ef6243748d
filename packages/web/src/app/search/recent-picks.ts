import type { NameHit } from '@cloudstreet/ui/filters/NameFilter';
import { useMemo, useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from '../device-storage.js';

/** A selected search result. */
export type PickedHit = NameHit;

const STORAGE_KEY = 'cloudstreet.recent-picks';
const CHANGED = 'cloudstreet.recent-picks';
const MAX = 10;

/** Returns the recent picks on this device, the newest first, and a function that adds one. */
export function useRecentPicks(): [
  picks: readonly PickedHit[],
  remember: (pick: PickedHit) => void,
] {
  const text = useSyncExternalStore(subscribe, read);
  const picks = useMemo(() => parse(text), [text]);
  return [picks, remember];
}

function remember(pick: PickedHit): void {
  const others = parse(read()).filter(({ index, id }) => index !== pick.index || id !== pick.id);
  writeDevice(STORAGE_KEY, JSON.stringify([pick, ...others].slice(0, MAX)));
  globalThis.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const events = ['storage', CHANGED];
  for (const event of events) globalThis.addEventListener(event, listener);
  return () => {
    for (const event of events) globalThis.removeEventListener(event, listener);
  };
}

function read(): string {
  return readDevice(STORAGE_KEY) ?? '';
}

/** Skips invalid entries, which another version of the application may have written. */
function parse(text: string): PickedHit[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter((one) => isPick(one)).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

function isPick(value: unknown): value is PickedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { index, id, name } = value as Partial<Record<keyof PickedHit, unknown>>;
  const isNamed = typeof index === 'string' && typeof name === 'string';
  return isNamed && (typeof id === 'string' || typeof id === 'number');
}
