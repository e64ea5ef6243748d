import { OWN_MANUFACTURER, signIgc } from '@cloudstreet/scoring/parse';
import type { RecordedFix } from './record-flight.js';

/** Header of an IGC file. */
export interface IgcHead {
  /** Serial number of the recorder, three letters or digits. */
  serial: string;
  pilot: string;
  coPilot?: string;
  glider: string;
  registration: string;
  competitionId: string;
  /** Whether the recorder has a sensor at an electric engine. */
  hasPropulsionSensor: boolean;
}

/**
 * Writes a recording as signed IGC text, with the manufacturer code of this project.
 *
 * @see IGC GNSS FR Technical Specification, appendix A
 */
export function writeIgc(head: IgcHead, fixes: readonly RecordedFix[]): string {
  const first = fixes[0];
  if (!first) throw new RangeError('A recording needs a fix.');
  const lines = [
    `A${OWN_MANUFACTURER}${head.serial}CLOUDSTREETDEMO`,
    `HFDTEDATE:${dateOf(first.timeS)},01`,
    `HFPLTPILOTINCHARGE:${toAscii(head.pilot)}`,
    `HFCM2CREW2:${head.coPilot ? toAscii(head.coPilot) : 'NIL'}`,
    `HFGTYGLIDERTYPE:${toAscii(head.glider)}`,
    `HFGIDGLIDERID:${head.registration}`,
    'HFDTMGPSDATUM:WGS84',
    'HFRFWFIRMWAREVERSION:1',
    'HFRHWHARDWAREVERSION:1',
    'HFFTYFRTYPE:Cloudstreet,Flight Simulator',
    'HFGPSRECEIVER:SIMULATED',
    'HFPRSPRESSALTSENSOR:SIMULATED,16000',
    'HFALGALTGPS:GEO',
    'HFALPALTPRESSURE:ISA',
    `HFCIDCOMPETITIONID:${head.competitionId}`,
    head.hasPropulsionSensor ? 'I033638FXA3941ENL4244MOP' : 'I023638FXA3941ENL',
    ...fixes.map((fix) => fixRecord(fix, head.hasPropulsionSensor)),
  ];
  return signIgc(lines.join('\n'));
}

function fixRecord(fix: RecordedFix, hasPropulsionSensor: boolean): string {
  const time = new Date(fix.timeS * 1000).toISOString().slice(11, 19).replaceAll(':', '');
  const position = angle(fix.lat, 2, 'NS') + angle(fix.lon, 3, 'EW');
  const altitudes = altitude(fix.pressureAltitudeM) + altitude(fix.gnssAltitudeM);
  const extensions = digits(fix.accuracyM, 3) + digits(fix.noise, 3);
  const propulsion = hasPropulsionSensor ? digits(fix.propulsion, 3) : '';
  return `B${time}${position}A${altitudes}${extensions}${propulsion}`;
}

/** Degrees and thousandths of minutes, then the hemisphere. */
function angle(degrees: number, width: number, hemispheres: 'NS' | 'EW'): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = Math.floor(thousandths / 60_000);
  return digits(whole, width) + digits(thousandths % 60_000, 5) + hemispheres[degrees < 0 ? 1 : 0];
}

function altitude(metres: number): string {
  return metres < 0 ? `-${digits(-metres, 4)}` : digits(metres, 5);
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function dateOf(timeS: number): string {
  const [year = '', month, day] = new Date(timeS * 1000).toISOString().slice(0, 10).split('-');
  return `${day}${month}${year.slice(2)}`;
}

/** Converts to ASCII: accents are removed, and letters without a plain form are spelled out. */
function toAscii(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '');
}
