import { oneLine, severalLines, textProperty } from '../waypoint/field-text.js';
import type { TaskFileCode } from '../waypoint/task-file-finding.js';
import { WAYPOINT_KINDS, type Waypoint } from '../waypoint/waypoint.js';
import {
  formatCupLatitude,
  formatCupLongitude,
  parseCupLatitude,
  parseCupLongitude,
} from './cup-angle.js';
import { quoted } from './cup-fields.js';
import { formatCupLength, parseCupLength } from './cup-length.js';

/** Columns in their usual order, with the names that other programs use. */
const COLUMN_NAMES = {
  name: ['name', 'title'],
  code: ['code'],
  country: ['country'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'longitude'],
  elev: ['elev', 'elevation'],
  style: ['style'],
  rwdir: ['rwdir', 'direction'],
  rwlen: ['rwlen', 'length'],
  rwwidth: ['rwwidth', 'width'],
  freq: ['freq', 'frequency'],
  desc: ['desc', 'description'],
  userdata: ['userdata'],
  pics: ['pics'],
} as const;

type CupColumn = keyof typeof COLUMN_NAMES;

/** Index of each column of a file. */
export type CupColumns = Partial<Readonly<Record<CupColumn, number>>>;

const COLUMNS = Object.keys(COLUMN_NAMES) as CupColumn[];
/** Columns of files from before 2017, which have no width of runways. */
const OLD_COLUMNS = COLUMNS.filter((column) => column !== 'rwwidth');

export const CUP_HEADER = COLUMNS.join(',');

/** Finds the columns named by a header; none if the line is not a header. */
export function findCupColumns(fields: readonly string[]): CupColumns | undefined {
  const names = fields.map((field) => field.toLowerCase());
  const found = COLUMNS.map((column): [CupColumn, number] => [
    column,
    names.findIndex((name) => COLUMN_NAMES[column].some((known) => known === name)),
  ]).filter(([, index]) => index >= 0);
  return found.length < 2 ? undefined : Object.fromEntries(found);
}

/** Columns of a file without a header, by the number of its fields. */
export function usualCupColumns(count: number): CupColumns {
  const columns = count > 11 ? COLUMNS : OLD_COLUMNS;
  return Object.fromEntries(columns.map((column, index) => [column, index]));
}

/** Whether columns have what every waypoint needs. */
export function areCupColumnsComplete({ name, lat, lon }: CupColumns): boolean {
  return name !== undefined && lat !== undefined && lon !== undefined;
}

/** Reports a flaw of the current line. */
export type ReportFlaw = (code: TaskFileCode) => void;

/** Reads a waypoint; none if it has no name or no position. */
export function readCupWaypoint(
  fields: readonly string[],
  columns: CupColumns,
  report: ReportFlaw,
): Waypoint | undefined {
  const textOf = (column: CupColumn) => fields[columns[column] ?? -1]?.trim() ?? '';
  const name = oneLine(textOf('name'));
  const lat = parseCupLatitude(textOf('lat'));
  const lon = parseCupLongitude(textOf('lon'));
  if (lat === undefined || lon === undefined) report('INVALID_COORDINATES');
  else if (name === '') report('MISSING_NAME');
  if (lat === undefined || lon === undefined || name === '') return undefined;
  const elevation = textOf('elev');
  const elevationM = parseCupLength(elevation);
  if (elevation !== '' && elevationM === undefined) report('INVALID_ELEVATION');
  const kind = readKind(textOf('style'), report);
  const photos = textOf('pics').split(';').map(oneLine).filter(Boolean);
  return {
    name,
    lat,
    lon,
    ...(elevationM !== undefined && { elevationM }),
    ...(kind && { kind }),
    ...readRunway(textOf('rwdir'), textOf('rwlen'), textOf('rwwidth'), report),
    ...textProperty('code', oneLine(textOf('code'))),
    ...textProperty('country', oneLine(textOf('country'))),
    ...textProperty('frequency', oneLine(textOf('freq'))),
    ...textProperty('description', readLines(textOf('desc'))),
    ...textProperty('userData', readLines(textOf('userdata'))),
    ...(photos.length > 0 && { photos }),
  };
}

/** SeeYou writes line breaks as a backslash and an n. */
function readLines(text: string): string {
  return severalLines(text.replaceAll('\\n', '\n'));
}

function readKind(style: string, report: ReportFlaw) {
  if (style === '') return undefined;
  const kind = /^\d+$/.test(style) ? WAYPOINT_KINDS[Number(style)] : undefined;
  if (!kind) report('UNKNOWN_KIND');
  return kind;
}

/** Programs write zeros if there is no runway. */
function readRunway(direction: string, length: string, width: string, report: ReportFlaw) {
  const runwayDirectionDeg = readDirection(direction);
  const [runwayLengthM, runwayWidthM] = [length, width].map(parseCupLength);
  const isUnreadable =
    (direction !== '' && runwayDirectionDeg === undefined) ||
    (length !== '' && !isLength(runwayLengthM)) ||
    (width !== '' && !isLength(runwayWidthM));
  if (isUnreadable) report('INVALID_RUNWAY');
  const isRunway = isLength(runwayLengthM) && runwayLengthM > 0;
  return {
    ...(runwayDirectionDeg !== undefined &&
      (isRunway || runwayDirectionDeg > 0) && { runwayDirectionDeg }),
    ...(isRunway && { runwayLengthM }),
    ...(isLength(runwayWidthM) && runwayWidthM > 0 && { runwayWidthM }),
  };
}

function readDirection(text: string): number | undefined {
  return /^\d{1,3}(?:\.0*)?$/.test(text) && Number(text) <= 360 ? Number(text) : undefined;
}

function isLength(lengthM: number | undefined): lengthM is number {
  return lengthM !== undefined && lengthM >= 0;
}

/** Formats a waypoint as a line with all columns. */
export function cupWaypointLine(waypoint: Waypoint): string {
  const { runwayDirectionDeg: direction, kind = 'unknown' } = waypoint;
  return [
    quoted(waypoint.name),
    optionalText(waypoint.code),
    waypoint.country === undefined ? '' : plainOrQuoted(waypoint.country),
    formatCupLatitude(waypoint.lat),
    formatCupLongitude(waypoint.lon),
    optionalLength(waypoint.elevationM),
    waypoint.kind === undefined ? '' : String(WAYPOINT_KINDS.indexOf(kind)),
    direction === undefined ? '' : String(Math.round(direction)).padStart(3, '0'),
    optionalLength(waypoint.runwayLengthM),
    optionalLength(waypoint.runwayWidthM),
    waypoint.frequency === undefined ? '' : plainOrQuoted(waypoint.frequency),
    optionalText(waypoint.description),
    optionalText(waypoint.userData),
    optionalText(waypoint.photos?.join(';')),
  ].join(',');
}

function optionalText(text: string | undefined): string {
  return text === undefined ? '' : quoted(text.replaceAll('\n', '\\n'));
}

function plainOrQuoted(text: string): string {
  return /^[\w.-]*$/.test(text) ? text : quoted(text);
}

function optionalLength(lengthM: number | undefined): string {
  return lengthM === undefined ? '' : formatCupLength(lengthM);
}
