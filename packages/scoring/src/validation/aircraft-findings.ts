import { checkRecording } from '../igc/check-recording.js';
import { error, type Finding, warning } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { MICROPHONE } from '../track/engine-noise.js';
import { type AircraftKind, checkKind, ENGINE_SENSORS } from '../track/engine-runs.js';
import { sensorColumn } from '../track/sensor-column.js';

/**
 * Returns findings about whether the recorder could prove that the engine was off.
 *
 * @throws {TypeError} If the recording is not a recording.
 * @throws {RangeError} If the kind is unknown.
 */
export function aircraftFindings(recording: Recording, kind: AircraftKind | undefined): Finding[] {
  checkRecording(recording);
  if (kind !== undefined) checkKind(kind);
  if (!kind) return [warning('NO_AIRCRAFT_SELECTED')];
  // The microphone hears an engine in front of the aircraft only faintly.
  const sensors = ENGINE_SENSORS[kind].filter((code) => kind === 'MG' || code !== MICROPHONE);
  const recorded = new Set(
    recording.extensions.map(({ code }) => code).filter((code) => isReadable(recording, code)),
  );
  if (sensors.length === 0 || sensors.some((code) => recorded.has(code))) return [];
  const list = sensors.join(', ');
  if (kind === 'MG') return [error('NO_ENGINE_SENSOR', list)];
  const create = recorded.has(MICROPHONE) ? warning : error;
  return [create('NO_FES_SENSOR', list)];
}

/**
 * Returns a finding about a flight that is too slow for a glider. It does not affect the score,
 * because an old glider may be as slow.
 *
 * @param isSlow See `DetectedFlight`.
 * @param index Index of the aircraft; null if it has none or is unknown.
 */
export function paragliderFindings(isSlow: boolean, index: number | null): Finding[] {
  return isSlow ? [warning('PARAGLIDER_SUSPECTED', String(index ?? 'none'))] : [];
}

/** Whether a column has a value. A microphone that hears nothing, not even wheels, is broken. */
function isReadable({ fixes }: Recording, code: string): boolean {
  const min = code === MICROPHONE ? 1 : 0;
  return sensorColumn(fixes, code)?.some((value) => value >= min) ?? false;
}
