import { splitFlights } from '../../flight/split-flights.js';
import { parseDeclarations } from '../../igc/c-record.js';
import { readKRecords } from '../../igc/k-record.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { MISSING_VALUE, type Recording, type RecordingSignature } from '../../igc/recording.js';
import { findSimulator } from '../../igc/simulator.js';
import { type FixesInfo, fixesInfo } from './fixes-info.js';
import { type FlightInfo, flightInfo, type InfoOptions } from './flight-info.js';
import { rangeOf, type ValueRange } from './value-range.js';

/** Description of a file, as the command prints it. Missing parts are absent. */
export interface FileInfo {
  /** The file as it was named on the command line. */
  readonly file: string;
  readonly recording: HeaderInfo;
  readonly signature: RecordingSignature['state'];
  /** Number of tasks with turnpoints in the recorder. */
  readonly declared_tasks: number;
  /** Extensions of the fixes, in the order of the I record. */
  readonly sensors: readonly SensorInfo[];
  /** Values recorded between fixes, by the J record. */
  readonly slow_sensors: readonly SensorInfo[];
  readonly fixes: FixesInfo;
  readonly flights: readonly FlightInfo[];
}

/** A column of numbers with its three-letter code, such as `ENL`. */
export interface SensorInfo extends Partial<ValueRange> {
  readonly code: string;
}

export type HeaderInfo = ReturnType<typeof headerInfo>;

/** Creates the description of a file. */
export function createFileInfo(file: string, parsed: ParsedIgc, options: InfoOptions): FileInfo {
  const { recording } = parsed;
  const { extensions } = recording.fixes;
  const slow = readKRecords(recording);
  return {
    file,
    recording: headerInfo(recording),
    signature: recording.signature.state,
    declared_tasks: parseDeclarations(recording.declaration).length,
    sensors: recording.extensions.map(({ code }) => sensorInfo(code, extensions[code])),
    slow_sensors: Object.entries(slow.values).map(([code, column]) => sensorInfo(code, column)),
    fixes: fixesInfo(recording),
    flights: splitFlights(recording).map((interval, i) =>
      flightInfo(parsed, interval, i + 1, options),
    ),
  };
}

/**
 * Returns the headers of a file. Altitudes and accuracies are in m, the time zone in hours ahead of
 * UTC.
 */
function headerInfo(recording: Recording) {
  const { date, flightNumber, manufacturer, serial, headers } = recording;
  return {
    date,
    /** Number of the flight on its day, if the recorder counts flights. */
    flight_number: flightNumber,
    manufacturer,
    serial,
    /** Name of the simulator, if the flight was simulated. */
    simulator: findSimulator(recording),
    recorder_type: headers.recorderType,
    firmware: headers.firmware,
    hardware: headers.hardware,
    gps: headers.gps,
    gps_max_alt: headers.gnssMaxAltM,
    pressure_sensor: headers.pressureSensor,
    pressure_max_alt: headers.pressureMaxAltM,
    fix_accuracy: headers.fixAccuracyM,
    time_zone_offset: headers.timeZoneOffsetH,
    pilot_name: headers.pilotName,
    copilot_name: headers.copilotName,
    aircraft_name: headers.gliderType,
    registration: headers.gliderId,
    competition_id: headers.competitionId,
    competition_class: headers.competitionClass,
    site: headers.site,
  };
}

/** Describes a sensor. LAD and LOD refine positions and have no column of their own. */
function sensorInfo(code: string, column: Int32Array | undefined): SensorInfo {
  return { code, ...rangeOf(column?.filter((value) => value !== MISSING_VALUE) ?? []) };
}
