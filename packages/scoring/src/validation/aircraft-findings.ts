import { checkRecording } from '../igc/check-recording.js';
import { error, type Finding, warning } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { type AircraftKind, checkKind, ENGINE_SENSORS } from '../track/engine-runs.js';

/** A sensor that hears an engine in front of the aircraft only faintly. */
const WEAK_FES_SENSOR = 'ENL';

/**
 * Returns findings about whether the recorder could prove that the engine was off.
 *
 * @throws {TypeError} If the recording is not a recording.
 * @throws {RangeError} If the kind is unknown.
 */
export function aircraftFindings(recording: Recording, kind: AircraftKind | undefined): Finding[] {
  checkRecording(recording);
  if (kind !== undefined) checkKind(kind);
  const { extensions } = recording;
  if (!kind) return [warning('NO_AIRCRAFT_SELECTED')];
  const sensors = ENGINE_SENSORS[kind].filter((code) => kind === 'MG' || code !== WEAK_FES_SENSOR);
  const recorded = new Set(extensions.map(({ code }) => code));
  if (sensors.length === 0 || sensors.some((code) => recorded.has(code))) return [];
  const list = sensors.join(', ');
  if (kind === 'MG') return [error('NO_ENGINE_SENSOR', list)];
  const create = recorded.has(WEAK_FES_SENSOR) ? warning : error;
  return [create('NO_FES_SENSOR', list)];
}
