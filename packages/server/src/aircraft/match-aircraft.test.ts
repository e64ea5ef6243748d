import { IgcError, parseIgc } from '@cloudstreet/scoring/parse';
import {
  HAS_TEST_DATA,
  igcFilesIn,
  readTestFile,
  testDataFile,
} from '@cloudstreet/scoring/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuiltInAircraft, readOtherGliders } from '../reference/built-in.js';
import { parseGliderList } from '../reference/glider-list.js';
import { readCsv } from '../reference/read-csv.js';
import type { AircraftName } from './aircraft-name.js';
import { aircraftMatcher } from './match-aircraft.js';

let builtIn: AircraftName[];
let others: AircraftName[];
let matchBuiltIn: (text: string) => AircraftName | undefined;

beforeAll(async () => {
  builtIn = await readBuiltInAircraft();
  others = await readOtherGliders();
  matchBuiltIn = aircraftMatcher(builtIn, others);
});

test.each([
  { why: 'punctuation', text: 'ASG-29E (18m)', expected: 'ASG 29 E 18m' },
  { why: 'span after the type', text: 'JS-3-18m', expected: 'JS3 18m' },
  { why: 'span in parentheses', text: 'DG400   (17)', expected: 'DG 400 17m' },
  { why: 'span without its unit', text: 'LS_8-18', expected: 'LS 8 18m' },
  { why: 'span after the version', text: 'Ventus 2cxa-18', expected: 'Ventus 2cxa 18m' },
  { why: 'span behind a space', text: 'LS 8 18', expected: 'LS 8 18m' },
  { why: 'version without engine', text: 'LS 10-s-18', expected: 'LS 10 18m' },
  { why: 'the span that the class implies', text: 'LS-8 (15m)', expected: 'LS 8' },
  { why: 'no span means the version without one', text: 'LS8', expected: 'LS 8' },
  {
    why: 'the one span there is',
    text: 'DG-808C Competition',
    expected: 'DG 808C Competition 18m',
  },
  { why: 'no spaces', text: 'ASK21', expected: 'ASK 21' },
  { why: 'number that is no span', text: 'ASW 20', expected: 'ASW 20' },
  { why: 'maker in front', text: 'Schleicher ASH-25', expected: 'ASH 25' },
  { why: 'maker’s type number in front', text: '206 Hornet', expected: 'Hornet' },
  { why: 'maker’s type number left out', text: 'Diana2', expected: 'SZD-56-2 Diana 2' },
  { why: 'later type number', text: 'SZD-51-1 Junior', expected: 'SZD-51 Junior' },
  { why: 'remark in parentheses', text: 'Duo Discus (PAS)', expected: 'Duo Discus' },
  { why: 'version in parentheses', text: 'ASW 20 (WL)', expected: 'ASW 20 WL' },
  { why: 'abbreviation', text: 'St.Cirrus', expected: 'Std. Cirrus' },
  { why: 'cut-off field', text: 'Std Libel', expected: 'Std. Libelle' },
  { why: 'production series', text: 'LS4a', expected: 'LS 4' },
  { why: 'quotation mark', text: '"LS-4', expected: 'LS 4' },
])('$why: $text', ({ text, expected }) => {
  expect(matchBuiltIn(text)?.name).toBe(expected);
});

test.each([
  { why: 'two versions fit', text: 'Discus 2' },
  { why: 'family without a type', text: 'Jantar' },
  { why: 'another engine', text: 'DG600m 18m WL' },
  { why: 'another span, not built in', text: 'DG 500' },
  { why: 'another span of the next version', text: 'JS-1' },
  { why: 'spans of 15 and 18 m', text: 'LS10' },
  { why: 'hyphen between numbers', text: 'LS 1-0' },
  { why: 'winglets, not built in', text: 'DG 300 WL' },
  { why: 'a type of its own that looks cut off', text: 'Duo Discus X' },
  { why: 'a short version in parentheses', text: 'ASW 20 (T)' },
  { why: 'paraglider', text: 'OZONE Zeno 2' },
  { why: 'recorder’s default', text: 'not set' },
  { why: 'nothing', text: ' ' },
])('returns nothing for $why: $text', ({ text }) => {
  expect(matchBuiltIn(text)).toBeUndefined();
});

describe.runIf(HAS_TEST_DATA)('with the whole list', () => {
  let all: AircraftName[];
  let matchAll: (text: string) => AircraftName | undefined;

  beforeAll(async () => {
    const file = await readCsv(testDataFile('aircraft/weglide-gliderlist.csv'));
    all = parseGliderList(file).map(({ record }) => record);
    matchAll = aircraftMatcher(all, others);
  });

  test('finds every aircraft by its name', () => {
    const missed = all.filter((aircraft) => matchAll(aircraft.name) !== aircraft);
    expect(missed).toEqual([]);
  });

  test('other names are those of aircraft that are not built in', () => {
    const names = [...builtIn, ...others].map(({ name }) => name);
    expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });

  test('a match among the built-in gliders is that of the whole list', async () => {
    const texts = await readPublishedNames();
    const wrong = texts.filter((text) => {
      const match = matchBuiltIn(text);
      return match && match.name !== matchAll(text)?.name;
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  test('matches the types in recorders of real flights', () => {
    const types = readGliderTypes();
    const found = types.map((text) => [text, matchAll(text)?.name ?? '']);
    const expected = [...Object.entries(GLIDER_TYPES), ...OTHER_TYPES.map((text) => [text, ''])];
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});

/** Reads the names of gliders in other published lists, with and without the wingspan. */
async function readPublishedNames(): Promise<string[]> {
  const columns = {
    'weglide-gliderlist': 'Model',
    'daec-dmst-gliderlist-2026': 'Model',
    'daec-competition-handicaps-2024': 'Model',
    'daec-competition-handicaps-2026': 'Model',
    'polars-xcsoar': 'name',
    'polars-lk8000': 'name',
  };
  const names: string[] = [];
  for (const [file, column] of Object.entries(columns)) {
    const { rows } = await readCsv(testDataFile(`aircraft/${file}.csv`));
    names.push(...rows.map((row) => row.get(column)));
  }
  return [...new Set(names.flatMap((name) => [name, name.replace(/ \d\d(?:\.\d+)?m\b/, '')]))];
}

/** The glider types in the headers of all real files, each once. */
function readGliderTypes(): string[] {
  const types = ['igc', 'competitions'].flatMap(igcFilesIn).map((path) => {
    try {
      return parseIgc(readTestFile(path)).recording.headers.gliderType ?? '';
    } catch (error) {
      if (error instanceof IgcError) return '';
      throw error;
    }
  });
  return [...new Set(types)].filter(Boolean).toSorted();
}

/** Looked at one by one; '' where the type could be one of several. */
const GLIDER_TYPES: Readonly<Record<string, string>> = {
  '206 Hornet': 'Hornet',
  '303 Mosquito': 'Mosquito',
  'ASG 29E 18m': 'ASG 29 E 18m',
  'ASG-29E (18m)': 'ASG 29 E 18m',
  'ASH 26 E': 'ASH 26 E',
  ASK13: 'ASK 13',
  'ASW 19': 'ASW 19',
  'ASW 20': 'ASW 20',
  'Arcus T': 'Arcus T',
  'Astir CS': 'G 102 Astir CS',
  // With 20 or with 22 m.
  'DG 500': '',
  'DG-500M (PIL)': '',
  'DG400   (17)': 'DG 400 17m',
  'DG600m 18m WL': 'DG 600M 18m',
  // DG 800A/B, S or LA.
  'DG800/18': '',
  DG_300: 'DG 300',
  DG_303: 'DG 303',
  // Discus a, b, bT …
  DISCUS: '',
  Diana2: 'SZD-56-2 Diana 2',
  Discus: '',
  'Discus 2': '',
  'Discus 2b': 'Discus 2b',
  // With 15 or with 18 m.
  Discus2c: '',
  'Duo Discus (PAS)': 'Duo Discus',
  'EB 29R': 'EB 29R',
  // Twin Astir, Twin 2 or Twin 3.
  'Grob 103': '',
  'H 301': 'H-301',
  HORNET: 'Hornet',
  // The JS1 with 18 m or the JS1C with 21 m.
  'JS-1': '',
  'JS-3-18m': 'JS3 18m',
  Jantar: '',
  K8: 'K 8',
  // LS 1-0, c, d, e, f.
  'LS 1': '',
  'LS 10-s-18': 'LS 10 18m',
  'LS 1f': 'LS 1-f',
  'LS 4': 'LS 4',
  'LS 6': 'LS 6',
  'LS 7': 'LS 7',
  'LS-1c': 'LS 1-c',
  'LS-1f': 'LS 1-f',
  'LS-4,': 'LS 4',
  'LS-8 (15m)': 'LS 8',
  LS4: 'LS 4',
  LS4a: 'LS 4',
  LS8: 'LS 8',
  LS_4: 'LS 4',
  'LS_8-18': 'LS 8 18m',
  // Std., Club or H-301.
  Libelle: '',
  'Ls 4': 'LS 4',
  'PW-5': 'PW 5',
  'Perlan 2': 'Perlan 2',
  'QUINTUS M': 'Quintus',
  'Schleicher ASH-25': 'ASH 25',
  'Schleicher ASK-21': 'ASK 21',
  'St.Cirrus': 'Std. Cirrus',
  'Std Libel': 'Std. Libelle',
  'Std. Libelle': 'Std. Libelle',
  // Ventus 2a, 2b, 2ax, 2bx.
  'Ventus 2': '',
  'Ventus 2cxM': 'Ventus 2cxM 18m',
  'Ventus 2cxT (18m)': 'Ventus 2cxT 18m',
  // Built from a kit, in no list.
  Whisper: '',
};

/** Paragliders, a helicopter, and what recorders hold without a type. */
const OTHER_TYPES = [
  '158 Niviuk Artik5 Golden',
  '187 Niviuk Artik6 Daiki',
  '7 astral 7',
  'ADVANCE OMEGA 6c',
  'AIRDESIGN Volt 4',
  'Advance Epsilon DLS',
  'Advance Sigma 11',
  'Anonymous',
  'Bautek Kite',
  'Cure',
  'Default',
  'Delta 2 S',
  'FLOW PARAGLIDERS XCRacer',
  'GIN GLIDERS Explorer',
  'Golden 2',
  'Gradient Aspen',
  'Hubschrauber',
  'IKUMA 2 P 22',
  'Mac Eden 7',
  'My vehicle',
  'NIVIUK Artik 5',
  'NOVA Argon 24',
  'Nova Mentor 5',
  'OZONE Rush 5',
  'OZONE Zeno',
  'OZONE Zeno 2',
  'Octagon 190 + Roadster 3',
  'Ozone Mojo PWR',
  'Pegasus 2',
  'Phi  Scala 2',
  'SUPAIR WILD 23',
  'TRIPLE SEVEN KING',
  'U-TURN Passenger 2',
  'Zeno 2 Ozone',
  'sigma',
  'some_glider',
  'test_glider',
  'test_glider_xx',
];
