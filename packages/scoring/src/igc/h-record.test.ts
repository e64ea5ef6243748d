import { describe, expect, test } from 'vitest';
import { findDate, isWellFormedHRecord, readHeader } from './h-record.js';
import type { RecordingHeaders } from './recording.js';

const JULY_14 = Date.UTC(2026, 6, 14) / 1000;

test.each([
  { why: 'the old form', line: 'HFDTE140726', expected: { dayStartS: JULY_14 } },
  { why: 'the new form', line: 'HFDTEDATE:140726', expected: { dayStartS: JULY_14 } },
  {
    why: 'a flight number',
    line: 'HFDTEDATE:140726,02',
    expected: { dayStartS: JULY_14, flightNumber: 2 },
  },
  {
    why: 'a flight number in the old form',
    line: 'HFDTE140726,1',
    expected: { dayStartS: JULY_14, flightNumber: 1 },
  },
  { why: 'the long name without colon', line: 'HFDTEDATE140726', expected: { dayStartS: JULY_14 } },
  { why: 'a colon and a space', line: 'HFDTE: 140726', expected: { dayStartS: JULY_14 } },
  { why: 'a space', line: 'HFDTE 140726', expected: { dayStartS: JULY_14 } },
  { why: 'hyphens', line: 'HFDTE14-07-26', expected: { dayStartS: JULY_14 } },
  { why: 'stops', line: 'HFDTE14.07.26', expected: { dayStartS: JULY_14 } },
  {
    why: 'slashes and spaces',
    line: 'HFDTEDATE: 14/07/26, 03',
    expected: { dayStartS: JULY_14, flightNumber: 3 },
  },
  { why: 'another source', line: 'HPDTE140726', expected: { dayStartS: JULY_14 } },
  { why: 'a year of four digits', line: 'HFDTE14072026', expected: { dayStartS: JULY_14 } },
  {
    why: 'four digits and stops',
    line: 'HFDTE14.07.2026,1',
    expected: { dayStartS: JULY_14, flightNumber: 1 },
  },
  { why: 'another record glued on', line: 'HFDTE140726LGNE', expected: { dayStartS: JULY_14 } },
  {
    why: 'the last century',
    line: 'HFDTE140799',
    expected: { dayStartS: Date.UTC(1999, 6, 14) / 1000 },
  },
  { why: 'a leap day', line: 'HFDTE290224', expected: { dayStartS: Date.UTC(2024, 1, 29) / 1000 } },
  { why: 'no leap day', line: 'HFDTE290223', expected: undefined },
  { why: 'day 33', line: 'HFDTE330203', expected: undefined },
  { why: 'month 13', line: 'HFDTE011303', expected: undefined },
  { why: 'too few digits', line: 'HFDTE33', expected: undefined },
  { why: 'a separator in the year', line: 'HFDTE1407-206', expected: undefined },
  { why: 'a glued number', line: 'HFDTE14072601', expected: undefined },
  { why: 'seven digits', line: 'HFDTE1407260', expected: undefined },
  { why: 'one separator', line: 'HFDTE1407.26', expected: undefined },
  { why: 'another record', line: 'HFPLT140726', expected: undefined },
])('reads the date of $why', ({ line, expected }) => {
  expect(findDate(line)).toEqual(expected);
});

function headersOf(...lines: string[]): RecordingHeaders {
  const headers: RecordingHeaders = {};
  for (const line of lines) readHeader(line, headers);
  return headers;
}

describe('headers', () => {
  test.each([
    { line: 'HFPLTPILOTINCHARGE: Bloggs Bill D', expected: { pilotName: 'Bloggs Bill D' } },
    { line: 'HFPLTPilot:Bloggs', expected: { pilotName: 'Bloggs' } },
    { line: 'HFCM2CREW2:Smith', expected: { copilotName: 'Smith' } },
    { line: 'HPGTYGliderType:LS 4', expected: { gliderType: 'LS 4' } },
    { line: 'HFGYTGliderType:LS 4', expected: { gliderType: 'LS 4' } },
    { line: 'HFGIDGLIDERID:D-KGSA', expected: { gliderId: 'D-KGSA' } },
    { line: 'HFCIDCOMPETITIONID:XY', expected: { competitionId: 'XY' } },
    { line: 'HFCCLCOMPETITION CLASS:Club', expected: { competitionClass: 'Club' } },
    { line: 'HFFTYFRTYPE:LXNAV,LX9000F', expected: { recorderType: 'LXNAV,LX9000F' } },
    { line: 'HFRFWFIRMWAREVERSION:9.0', expected: { firmware: '9.0' } },
    { line: 'HFRHWHARDWAREVERSION:3', expected: { hardware: '3' } },
    { line: 'HFSITSITE:Benalla', expected: { site: 'Benalla' } },
    { line: 'HFFXA035', expected: { fixAccuracyM: 35 } },
    { line: 'HFFXAAAA', expected: {} },
    { line: 'HFPLTPILOTINCHARGE:', expected: {} },
    { line: 'HFGIDGLIDERID:None', expected: {} },
    { line: 'HFGTYGLIDERTYPE: NKN', expected: {} },
    { line: 'HFCIDCOMPETITIONID:---', expected: {} },
    { line: 'HFGIDGLIDERID:XXXX', expected: {} },
    { line: 'HFGIDGLIDERID:D-0000', expected: {} },
    { line: 'HFGIDGLIDERID:D_XXXX', expected: {} },
    { line: 'HFGIDGLIDERID:OO-000', expected: {} },
    { line: 'HFGIDGLIDERID:XX-XXX', expected: {} },
    { line: 'HFGIDGLIDERID:D-1000', expected: { gliderId: 'D-1000' } },
    { line: 'HFGIDGLIDERID:G-XXXA', expected: { gliderId: 'G-XXXA' } },
    { line: 'HFGIDGLIDERID:XX', expected: {} },
    { line: 'HFGIDGLIDERID:0', expected: {} },
    { line: 'HFGTYGLIDERTYPE:NA', expected: {} },
    { line: 'HFGTYGLIDERTYPE:n.a.', expected: {} },
    { line: 'HFGTYGLIDERTYPE:<none>', expected: {} },
    { line: 'HFGTYGLIDERTYPE:none.', expected: {} },
    { line: 'HFGTYGLIDERTYPE:Not Defined', expected: {} },
    { line: 'HFGTYGLIDERTYPE:undefined', expected: {} },
    { line: 'HFGTYGLIDERTYPE:""', expected: {} },
    { line: 'HFCIDCOMPETITIONID:(none)', expected: {} },
    { line: 'HFCIDCOMPETITIONID:000', expected: {} },
    { line: 'HFCIDCOMPETITIONID:XX', expected: { competitionId: 'XX' } },
    { line: 'HFCIDCOMPETITIONID:NA', expected: { competitionId: 'NA' } },
    { line: 'HFFXA000', expected: { fixAccuracyM: 0 } },
    { line: 'HFZZZaaa', expected: {} },
    { line: 'HFFX', expected: {} },
  ])('reads $line', ({ line, expected }) => {
    expect(headersOf(line)).toEqual(expected);
  });

  test.each([
    { line: 'HFGPSRECEIVER:uBLOX LEA-4S-2,16,max9000m', gnssMaxAltM: 9000 },
    { line: 'HFGPSu-blox:TIM-LP,16,8191', gnssMaxAltM: 8191 },
    { line: 'HFGPS: UBlox,MAX7Q,56ch,10000m', gnssMaxAltM: 10_000 },
    { line: 'HFGPS:MarconiCanada, Superstar,12ch, max10000m', gnssMaxAltM: 10_000 },
    { line: 'HFGPS:Garmin,12,max26000ft', gnssMaxAltM: undefined },
    { line: 'HFGPS:CAI 302', gnssMaxAltM: undefined },
  ])('have the limit of the receiver in $line', ({ line, gnssMaxAltM }) => {
    expect(headersOf(line).gnssMaxAltM).toBe(gnssMaxAltM);
  });

  test('have the limit of the pressure sensor', () => {
    const headers = headersOf('HFPRSPRESSALTSENSOR:INTERSEMA,MS5561C,max16000m');
    expect(headers.pressureMaxAltM).toBe(16_000);
    expect(headers.pressureSensor).toBe('INTERSEMA,MS5561C,max16000m');
  });

  test.each([
    { line: 'HFTZNTIMEZONE:+3.00', hours: 3 },
    { line: 'HFTZNUTCOFFSET:  2', hours: 2 },
    { line: 'HFTZNTIMEZONE:-3.5', hours: -3.5 },
    { line: 'HFTZNTIMEZONE:5:30', hours: 5.5 },
    { line: 'HFTZNTIMEZONE:5.30', hours: 5.5 },
    { line: 'HFTZNTIMEZONE:5.45', hours: 5.75 },
    { line: 'HFTZOTimezone:2.00', hours: 2 },
    { line: 'HFTZNTIMEZONE:-0.00', hours: 0 },
    { line: 'HFTZNTIMEZONE:0', hours: 0 },
    { line: 'HFTZNaa', hours: undefined },
    { line: 'HFTZNTIMEZONE:99', hours: undefined },
  ])('have the time zone of $line', ({ line, hours }) => {
    expect(headersOf(line).timeZoneOffsetH).toBe(hours);
  });

  test('keep the first value that is not empty', () => {
    expect(headersOf('HFPLT', 'HFPLT:A', 'HFPLT:B').pilotName).toBe('A');
  });
});

test.each([
  { line: 'HFPLTPILOT:A', expected: true },
  { line: 'HOCCLCLASS:A', expected: true },
  { line: 'HPATS:101369', expected: true },
  { line: 'HFCM2CREW2:B', expected: true },
  { line: 'HPDB1DATEOFBIRTH:140780', expected: true },
  { line: 'HSCCLCLASS:A', expected: true },
  { line: 'HSCIDCOMPETITIONID:', expected: true },
  { line: 'HXCCLCLASS:A', expected: false },
  { line: 'HFXA100', expected: false },
  { line: 'HFFX', expected: false },
])('decides whether $line follows the format', ({ line, expected }) => {
  expect(isWellFormedHRecord(line)).toBe(expected);
});
