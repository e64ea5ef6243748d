import { parseIgc, verifyIgc } from '@cloudstreet/scoring/parse';
import { expect, test } from 'vitest';
import type { RecordedFix } from './record-flight.js';
import { writeIgc } from './write-igc.js';

const HEAD = {
  serial: 'D01',
  pilot: 'Åke Rückenwind',
  coPilot: 'Tomáš Biały',
  glider: 'L-13 Blaník',
  registration: 'D-1234',
  competitionId: 'AB',
  hasPropulsionSensor: true,
};

function fix(changes: Partial<RecordedFix> = {}): RecordedFix {
  return {
    timeS: Date.UTC(2026, 6, 4, 10, 0, 0) / 1000,
    lat: 52.5,
    lon: 12.75,
    pressureAltitudeM: 100,
    gnssAltitudeM: 150,
    accuracyM: 3,
    noise: 12,
    propulsion: 0,
    ...changes,
  };
}

test('writes records that the parser reads back', () => {
  const text = writeIgc(HEAD, [
    fix(),
    fix({ timeS: fix().timeS + 4, lat: -33.123_456, lon: -70.999_999, pressureAltitudeM: -12 }),
  ]);
  const bytes = new TextEncoder().encode(text);
  expect(verifyIgc(bytes)).toBe(true);
  expect(text).toMatchInlineSnapshot(`
    "AXCDD01CLOUDSTREETDEMO
    HFDTEDATE:040726,01
    HFPLTPILOTINCHARGE:Ake Ruckenwind
    HFCM2CREW2:Tomas Bialy
    HFGTYGLIDERTYPE:L-13 Blanik
    HFGIDGLIDERID:D-1234
    HFDTMGPSDATUM:WGS84
    HFRFWFIRMWAREVERSION:1
    HFRHWHARDWAREVERSION:1
    HFFTYFRTYPE:Cloudstreet,Flight Simulator
    HFGPSRECEIVER:SIMULATED
    HFPRSPRESSALTSENSOR:SIMULATED,16000
    HFALGALTGPS:GEO
    HFALPALTPRESSURE:ISA
    HFCIDCOMPETITIONID:AB
    I033638FXA3941ENL4244MOP
    B1000005230000N01245000EA0010000150003012000
    B1000043307407S07100000WA-001200150003012000
    G0bc54ac0567cb898e40155fb1f35b7e3
    "
  `);
  const { recording, findings } = parseIgc(bytes);
  expect(findings).toEqual([]);
  expect(recording.headers).toMatchObject({ gliderType: 'L-13 Blanik', gliderId: 'D-1234' });
});

test('rounds full minutes to the next degree', () => {
  const text = writeIgc(HEAD, [fix({ lat: 51.999_999_9, lon: 0 })]);
  expect(text).toContain('B1000005200000N00000000EA');
});

test('requires a fix', () => {
  expect(() => writeIgc(HEAD, [])).toThrow(RangeError);
});
