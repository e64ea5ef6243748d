import { ColumnSupply } from './column-supply.js';

/** Columns that every pass over blocks fills anew; they grow as they are needed. */
export interface RelayRoom {
  /** Of sources. */
  blocks: Int32Array;
  places: Int32Array;
  figures: Float64Array;
  groups: Float64Array;
  /** Of targets. */
  neededM: Float64Array;
  /** For columns that stay. */
  readonly supply: ColumnSupply;
}

/** Figures of a source, and of a group of them. */
export const SOURCE = 4;
export const GROUP = 5;
/** So many sources are ruled out together. */
export const GROUP_SIZE = 16;

export function createRelayRoom(): RelayRoom {
  return {
    blocks: new Int32Array(0),
    places: new Int32Array(0),
    figures: new Float64Array(0),
    groups: new Float64Array(0),
    neededM: new Float64Array(0),
    supply: new ColumnSupply(),
  };
}

/** Sees to it that there is room for so many sources; what was in it is lost. */
export function makeRoomForSources(room: RelayRoom, count: number): void {
  if (count <= room.blocks.length) return;
  const capacity = 2 * count;
  room.blocks = new Int32Array(capacity);
  room.places = new Int32Array(capacity);
  room.figures = new Float64Array(capacity * SOURCE);
  room.groups = new Float64Array(Math.ceil(capacity / GROUP_SIZE) * GROUP);
}

/** Sees to it that there is room for so many targets; what was in it is lost. */
export function makeRoomForTargets(room: RelayRoom, count: number): void {
  if (count > room.neededM.length) room.neededM = new Float64Array(2 * count);
}
