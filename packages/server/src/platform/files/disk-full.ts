/** Error codes of the file system and of PostgreSQL when no space is left. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means a full disk. The file store wraps errors of the file system. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DISK_FULL.has((error as NodeJS.ErrnoException).code) || isDiskFull(error.cause);
}
