/** What the file system and PostgreSQL say when there is no space left. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The file store wraps what the file system said. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DISK_FULL.has((error as NodeJS.ErrnoException).code) || isDiskFull(error.cause);
}
