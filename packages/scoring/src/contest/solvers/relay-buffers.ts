import { TypedArrayArena } from './typed-array-arena.js';

/** Columns that every pass over blocks overwrites. They grow as needed. */
export interface RelayBuffers {
  /** Columns of sources. */
  blocks: Int32Array;
  places: Int32Array;
  figures: Float64Array;
  groups: Float64Array;
  /** Columns of targets. */
  neededM: Float64Array;
  /** Memory for columns that outlive a pass. */
  readonly arena: TypedArrayArena;
}

/** Numbers per source, and per group of sources, in `figures` and `groups`. */
export const SOURCE = 4;
export const GROUP = 5;
/** Number of sources in a group, which a search can exclude together. */
export const GROUP_SIZE = 16;

export function createRelayBuffers(): RelayBuffers {
  return {
    blocks: new Int32Array(0),
    places: new Int32Array(0),
    figures: new Float64Array(0),
    groups: new Float64Array(0),
    neededM: new Float64Array(0),
    arena: new TypedArrayArena(),
  };
}

/** Grows the columns for `count` sources if needed. Previous contents are lost. */
export function growForSources(buffers: RelayBuffers, count: number): void {
  if (count <= buffers.blocks.length) return;
  const capacity = 2 * count;
  buffers.blocks = new Int32Array(capacity);
  buffers.places = new Int32Array(capacity);
  buffers.figures = new Float64Array(capacity * SOURCE);
  buffers.groups = new Float64Array(Math.ceil(capacity / GROUP_SIZE) * GROUP);
}

/** Grows the columns for `count` targets if needed. Previous contents are lost. */
export function growForTargets(buffers: RelayBuffers, count: number): void {
  if (count > buffers.neededM.length) buffers.neededM = new Float64Array(2 * count);
}
