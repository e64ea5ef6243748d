const REASONS: Readonly<Record<string, (what: 'folder' | 'file') => string>> = {
  ENOENT: (what) => `there is no such ${what}`,
  ENOTDIR: () => 'it is no folder; a file of tiles must be called .pmtiles',
  EISDIR: () => 'it is a folder; a file of tiles is one PMTiles archive',
  EACCES: () => 'the server may not read it',
};

/** Returns the reason why tiles cannot be used, without their address, which may hold a key. */
export function reasonOf(error: unknown, what: 'folder' | 'file' = 'file'): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : REASONS[code]?.(what)) ?? message;
}
