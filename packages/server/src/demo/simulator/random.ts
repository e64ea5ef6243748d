/** A stream of pseudo-random numbers; the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  /** Normally distributed around 0. */
  normal(deviation: number): number;
  /** An integer from 0 to `count` - 1. */
  below(count: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
  /** Creates an independent stream. */
  fork(label: string): Random;
}

/** Creates a stream from a text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    normal: (deviation) =>
      deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick(values) {
      if (values.length === 0) throw new RangeError('There is nothing to pick from.');
      return values[below(values.length)]!;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** Hashes a text to 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixHash(hash, text.length);
}

/** Mixes a hash of 32 bits with an integer. */
export function mixHash(hash: number, number: number): number {
  let mixed = Math.imul(hash ^ number, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
