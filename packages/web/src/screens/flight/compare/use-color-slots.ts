import { useState } from 'react';

/** By flight, which of the colours for others it has, from 0. */
export type ColorSlots = ReadonlyMap<number, number>;

/** Colours of compared flights: each keeps its own as long as it stays, whoever comes and goes. */
export function useColorSlots(ids: readonly number[]): ColorSlots {
  const [slots, setSlots] = useState<ColorSlots>(() => slotsFor(ids, new Map()));
  if (slots.size === ids.length && ids.every((id) => slots.has(id))) return slots;
  const next = slotsFor(ids, slots);
  setSlots(next);
  return next;
}

/** A flight that is new gets the first colour that is free; nobody is given that of one that stays. */
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
