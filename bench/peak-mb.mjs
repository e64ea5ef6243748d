import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/**
 * Returns the peak memory of this process in MB. Other counters of Linux include the memory of the parent
 * process.
 */
export function peakMb() {
  if (!existsSync(STATUS)) return process.resourceUsage().maxRSS / 1024;
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'));
  return Number(kilobytes) / 1024;
}
