/** A tile of 512 pixels without any compression is a quarter of it. */
export const MAX_TILE_BYTES = 4_194_304;

/** The source of a tile does not respond; it may later. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** Where tiles lie. */
export interface TileSource {
  /** Highest zoom level that exists or may exist. */
  readonly maxZoom: number;
  /**
   * Reads the file of a tile; undefined if there is none.
   *
   * @throws {UnreachableError} If the source does not respond now; other errors are those of the
   *   file.
   */
  read(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
  /** Whether an absent tile is missing among others, and not outside the terrain. */
  isHole(zoom: number, x: number, y: number): Promise<boolean>;
  /** Describes the place of a tile for the log. */
  placeOf(zoom: number, x: number, y: number): Promise<string>;
}
