import { clock } from '../report-text.js';
import type { FileInfo, HeaderInfo, SensorInfo } from './file-info.js';
import type { FixesInfo } from './fixes-info.js';
import type { FlightInfo } from './flight-info.js';
import type { ValueRange } from './value-range.js';

const LABEL_WIDTH = 11;

/** Formats the description of a file as tables: first the file, then its flights. */
export function formatInfo({ file, flights, ...info }: FileInfo): string {
  const rows = [...headerRows(info.recording, info.signature), ...contentRows(info)];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(LABEL_WIDTH)} ${value}`);
  return [`${file}:`, ...lines, '', ...flightTable(flights), '', ''].join('\n');
}

type Row = readonly [label: string, value: string];

function headerRows(header: HeaderInfo, signature: FileInfo['signature']): Row[] {
  const { manufacturer, serial } = header;
  return [
    ['date', list(header.date, phrase('flight', header.flight_number, 'of the day'))],
    ['simulator', list(header.simulator)],
    ['recorder', list(`${manufacturer} ${serial}`.trim(), header.recorder_type)],
    ['firmware', list(header.firmware, phrase('hardware', header.hardware))],
    ['receiver', list(header.gps)],
    ['pressure', list(header.pressure_sensor)],
    ['accuracy', phrase('', header.fix_accuracy, 'm')],
    ['time zone', phrase('UTC', signed(header.time_zone_offset), 'h')],
    ['signature', SIGNATURES[signature]],
    [
      'aircraft',
      list(
        header.aircraft_name,
        header.registration,
        header.competition_id,
        header.competition_class,
      ),
    ],
    ['crew', list(header.pilot_name, header.copilot_name)],
    ['site', list(header.site)],
  ];
}

const SIGNATURES: Readonly<Record<FileInfo['signature'], string>> = {
  absent: 'none',
  unverified: 'there, but cannot be verified here',
  verified: 'verified',
  failed: 'does not fit the file',
};

function contentRows(
  info: Pick<FileInfo, 'declared_tasks' | 'fixes' | 'sensors' | 'slow_sensors'>,
) {
  const { declared_tasks: tasks, fixes } = info;
  const rows: Row[] = [
    ['tasks', tasks > 0 ? `${tasks} declared` : ''],
    ['fixes', countText(fixes)],
    ['time', timeText(fixes)],
    ['area', areaText(fixes)],
    ['altitude', altitudeText(fixes)],
    ['sensors', list(...info.sensors.map(sensorText))],
    ['at times', list(...info.slow_sensors.map(sensorText))],
  ];
  return rows;
}

function countText({ count, usable, interval }: FixesInfo): string {
  return list(count, count > usable && `${usable} usable`, phrase('every', interval, 's'));
}

function timeText({ start_time: start, end_time: end, duration }: FixesInfo): string {
  if (duration === undefined) return '';
  return `${clock(start)} to ${clock(end)} UTC, ${durationText(duration)}`;
}

function areaText({ bbox }: FixesInfo): string {
  if (!bbox) return '';
  const [west, south, east, north] = bbox.map((degrees) => degrees.toFixed(4));
  return `latitude ${south} to ${north}, longitude ${west} to ${east}`;
}

function altitudeText({ pressure_alt: pressure, gnss_alt: gnss, alt_source: source }: FixesInfo) {
  return list(
    phrase('pressure', rangeText(pressure), 'm'),
    phrase('satellite', rangeText(gnss), 'm'),
    pressure && gnss && source === 'gnss' && 'the latter is used',
  );
}

function sensorText({ code, min, max }: SensorInfo): string {
  if (min === undefined || max === undefined) return code;
  return `${code} ${rangeText({ min, max })}`;
}

function rangeText(range: ValueRange | undefined): string | undefined {
  if (!range) return undefined;
  return range.min === range.max ? `${range.min}` : `${range.min} to ${range.max}`;
}

function flightTable(flights: readonly FlightInfo[]): string[] {
  const head = ['flight', 'takeoff', 'release', 'landing', 'time', 'launch', 'engine'];
  const rows = flights.map((flight) => [
    `${flight.flight}`,
    clock(flight.takeoff_time),
    clock(flight.release_time),
    clock(flight.landing_time),
    durationText(flight.duration),
    launchText(flight),
    engineText(flight.engine_times),
  ]);
  return [head, ...rows].map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}

const WIDTHS = [LABEL_WIDTH, 9, 9, 9, 8, 15];

function launchText({ launch_kind: kind, launch_gain: gainM }: FlightInfo): string {
  return kind ? `${LAUNCHES[kind]}, ${gainM} m` : 'not found';
}

const LAUNCHES: Readonly<Record<NonNullable<FlightInfo['launch_kind']>, string>> = {
  T: 'tow',
  W: 'winch',
  S: 'self',
  F: 'foot',
};

function engineText(times: readonly string[]): string {
  const runs = times.flatMap((time, i) =>
    i % 2 === 0 ? [`${clock(time)}–${clock(times[i + 1])}`] : [],
  );
  return runs.join(' ');
}

function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}

function signed(hours: number | undefined): string | undefined {
  return hours === undefined || hours < 0 ? hours?.toString() : `+${hours}`;
}

type TextPart = string | number | undefined | false;

function list(...parts: readonly TextPart[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(', ');
}

/** Returns a value with text before and after it; nothing if there is no value. */
function phrase(before: string, value: string | number | undefined, after = ''): string {
  if (value === undefined || value === '') return '';
  return `${before} ${value} ${after}`.trim();
}
