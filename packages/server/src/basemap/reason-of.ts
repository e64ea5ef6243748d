const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'the server may not read it',
};

/** Returns the reason why an archive cannot be used, without its address, which may hold a key. */
export function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return (code === undefined ? undefined : REASONS[code]) ?? message;
}
