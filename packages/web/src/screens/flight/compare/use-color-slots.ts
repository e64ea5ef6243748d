import { useState } from 'react';

/** Flight id → index of its colour, from 0. */
export type ColorSlots = ReadonlyMap<number, number>;

/**
 * Assigns colours to compared flights; each keeps its colour while others are added and removed.
 */
export function useColorSlots(ids: readonly number[]): ColorSlots {
  const [slots, setSlots] = useState<ColorSlots>(() => slotsFor(ids, new Map()));
  if (slots.size === ids.length && ids.every((id) => slots.has(id))) return slots;
  const next = slotsFor(ids, slots);
  setSlots(next);
  return next;
}

/** A new flight gets the first colour that no other flight has. */
export function slotsFor(ids: readonly number[], before: ColorSlots): ColorSlots {
  const taken = new Set(ids.map((id) => before.get(id)));
  let free = 0;
  return new Map(
    ids.map((id) => {
      const kept = before.get(id);
      if (kept !== undefined) return [id, kept];
      while (taken.has(free)) free++;
      return [id, free++];
    }),
  );
}
