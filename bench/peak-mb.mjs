import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/**
 * Most megabytes that this process has held so far. Linux counts what its parent held too, except
 * in this line.
 */
export function peakMb() {
  if (!existsSync(STATUS)) return process.resourceUsage().maxRSS / 1024;
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'));
  return Number(kilobytes) / 1024;
}
