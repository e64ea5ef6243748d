import { performance } from 'node:perf_hooks';
import { flightOutline, flightTrack } from '@cloudstreet/scoring/analyse';
import { IgcError, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { inspectFlight, scoreFlight } from '@cloudstreet/scoring/score';

/**
 * Processes a file like an upload.
 *
 * @param {Uint8Array} bytes
 * @param {boolean} isScored
 * @returns {{ ms: number, cpuMs: number, outcome: string, error?: string }} `cpuMs` is
 *   processor time; `error` is set if anything but an `IgcError` was thrown.
 */
export function followFile(bytes, isScored) {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  const result = attempt(bytes, isScored);
  const { user, system } = process.threadCpuUsage(before);
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, ...result };
}

function attempt(bytes, isScored) {
  try {
    const { recording, findings } = parseIgc(bytes);
    for (const interval of splitFlights(recording)) {
      const input = {
        recording,
        interval,
        fileFindings: findings,
        aircraft: { kind: 'MG', index: 108 },
        uploadedAtS: recording.dayStartS + 86_400,
        editAllowedUntilS: Infinity,
      };
      if (isScored) {
        scoreFlight(input);
        flightOutline(flightTrack(recording, interval));
      } else inspectFlight(input);
    }
    return { outcome: isScored ? 'scored' : 'inspected' };
  } catch (error) {
    if (error instanceof IgcError) return { outcome: error.code };
    return { outcome: 'broke', error: error.stack };
  }
}
