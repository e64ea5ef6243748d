import { beforeAll, describe, expect, test } from 'vitest';
import { readBuiltInAircraft } from '../reference/built-in.js';
import { parseGliderList } from '../reference/glider-list.js';
import { readCsv } from '../reference/read-csv.js';
import type { AircraftRecord } from '../reference/records.js';
import { hasTestData, testDataFile } from '../testing/test-data.js';
import { type AircraftName, matchAircraft } from './match-aircraft.js';

let builtIn: AircraftName[];

beforeAll(async () => {
  builtIn = (await readBuiltInAircraft()).map(toName);
});

function toName(aircraft: AircraftRecord, id: number): AircraftName {
  const { name, manufacturer, sc_class } = aircraft;
  return { id, name, manufacturer, sc_class };
}

test.each([
  { why: 'punctuation', text: 'ASG-29E (18m)', expected: 'ASG 29 E 18m' },
  { why: 'span after the type', text: 'JS-3-18m', expected: 'JS3 18m' },
  { why: 'span in parentheses', text: 'DG400   (17)', expected: 'DG 400 17m' },
  { why: 'span without its unit', text: 'LS_8-18', expected: 'LS 8 18m' },
  { why: 'the span that the class implies', text: 'LS-8 (15m)', expected: 'LS 8' },
  { why: 'no span means the version without one', text: 'LS8', expected: 'LS 8' },
  { why: 'no spaces', text: 'ASK21', expected: 'ASK 21' },
  { why: 'number that is no span', text: 'ASW 20', expected: 'ASW 20' },
  { why: 'maker in front', text: 'Schleicher ASH-25', expected: 'ASH 25' },
  { why: 'maker’s type number in front', text: '206 Hornet', expected: 'Hornet' },
  { why: 'maker’s type number left out', text: 'Diana2', expected: 'SZD-56-2 Diana 2' },
  { why: 'remark in parentheses', text: 'Duo Discus (PAS)', expected: 'Duo Discus' },
  { why: 'abbreviation', text: 'St.Cirrus', expected: 'Std. Cirrus' },
  { why: 'cut-off field', text: 'Std Libel', expected: 'Std. Libelle' },
  { why: 'production series', text: 'LS4a', expected: 'LS 4' },
  { why: 'quotation mark', text: '"LS-4', expected: 'LS 4' },
])('$why: $text', ({ text, expected }) => {
  expect(matchAircraft(text, builtIn)?.name).toBe(expected);
});

test.each([
  ['two versions fit', 'Discus 2'],
  ['family without a type', 'Jantar'],
  ['engine of another kind', 'DG600m 18m WL'],
  ['paraglider', 'OZONE Zeno 2'],
  ['recorder’s default', 'not set'],
  ['nothing', ' '],
])('gives no answer: %s', (_, text) => {
  expect(matchAircraft(text, builtIn)).toBeUndefined();
});

describe.skipIf(!hasTestData)('with the whole list', () => {
  let all: AircraftName[];

  beforeAll(async () => {
    const file = await readCsv(testDataFile('aircraft/weglide-gliderlist.csv'));
    all = parseGliderList(file).map(({ record }, id) => toName(record, id));
  });

  test('every aircraft is found by its own name', () => {
    expect(all.filter((aircraft) => matchAircraft(aircraft.name, all) !== aircraft)).toEqual([]);
  });

  test('the types in recorders of real flights', async () => {
    const { rows } = await readCsv(testDataFile('igc-index.csv'));
    const types = new Set(rows.map((row) => row.get('glider')).filter(Boolean));
    const found = [...types].sort().flatMap((type) => {
      const match = matchAircraft(type, all);
      return match ? [`${type} = ${match.name}`] : [];
    });
    expect(found).toEqual(FOUND_IN_REAL_FLIGHTS);
  });
});

/** Looked at one by one; the types that are not here are ambiguous or no gliders. */
const FOUND_IN_REAL_FLIGHTS = [
  '206 Hornet = Hornet',
  '303 Mosquito = Mosquito',
  'ASG 29E 18m = ASG 29 E 18m',
  'ASG-29E (18m) = ASG 29 E 18m',
  'ASH 26 E = ASH 26 E',
  'ASK13 = ASK 13',
  'ASW 19 = ASW 19',
  'ASW 20 = ASW 20',
  'Arcus T = Arcus T',
  'Astir CS = G 102 Astir CS',
  'DG400   (17) = DG 400 17m',
  'DG600m 18m WL = DG 600M 18m',
  'DG_300 = DG 300',
  'DG_303 = DG 303',
  'Diana2 = SZD-56-2 Diana 2',
  'Discus 2b = Discus 2b',
  'Duo Discus (PAS) = Duo Discus',
  'EB 29R = EB 29R',
  'H 301 = H-301',
  'HORNET = Hornet',
  'JS-1 = JS1 18m',
  'JS-3-18m = JS3 18m',
  'K8 = K 8',
  'LS 1f = LS 1-f',
  'LS 4 = LS 4',
  'LS 6 = LS 6',
  'LS 7 = LS 7',
  'LS-1c = LS 1-c',
  'LS-1f = LS 1-f',
  'LS-4, = LS 4',
  'LS-8 (15m) = LS 8',
  'LS4 = LS 4',
  'LS4a = LS 4',
  'LS8 = LS 8',
  'LS_4 = LS 4',
  'LS_8-18 = LS 8 18m',
  'Ls 4 = LS 4',
  'PW-5 = PW 5',
  'Perlan 2 = Perlan 2',
  'Schleicher ASH-25 = ASH 25',
  'Schleicher ASK-21 = ASK 21',
  'St.Cirrus = Std. Cirrus',
  'Std Libel = Std. Libelle',
  'Std. Libelle = Std. Libelle',
  'Ventus 2cxM = Ventus 2cxM 18m',
  'Ventus 2cxT (18m) = Ventus 2cxT 18m',
];
