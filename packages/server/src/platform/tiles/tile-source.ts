/** Four times an uncompressed tile of 512 pixels. */
export const MAX_TILE_BYTES = 4_194_304;

/** The source of tiles cannot be used, for a reason that its message states. */
export class TileSourceError extends Error {
  override name = 'TileSourceError';
}

/** The source of a tile does not respond at the moment. */
export class UnreachableError extends TileSourceError {
  override name = 'UnreachableError';
}

/** Source of tiles. */
export interface TileSource {
  /** Highest zoom level that exists or may exist. */
  readonly maxZoom: number;
  /** Sources of the data as HTML of unknown origin. Undefined if the source does not state them. */
  readonly attribution?: unknown;
  /**
   * Reads the file of a tile. Undefined if there is none.
   *
   * @throws {UnreachableError} If the source does not respond. Other errors concern the file.
   */
  read(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
  /** Whether an absent tile is a hole among others, and not outside the terrain. */
  isHole(zoom: number, x: number, y: number): Promise<boolean>;
  /** Describes the location of a tile for the log. */
  placeOf(zoom: number, x: number, y: number): Promise<string>;
}
