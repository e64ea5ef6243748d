export type LosslessImageType = 'image/png' | 'image/webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the type of a tile by its first bytes; undefined for any other content. */
export function losslessImageType(bytes: Uint8Array): LosslessImageType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12));
  if (start.subarray(0, 8).equals(PNG)) return 'image/png';
  const isWebp =
    start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}
