import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flightFixes, igcFile, TOW_FLIGHT } from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

beforeAll(() => {
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  write('empty.igc', '');
  mkdirSync(join(folder, 'other'));
  for (const name of ['flight', 'fresh']) {
    write(`other/${name}.igc`, igcFile(flightFixes(TOW_FLIGHT)));
  }
});
afterAll(remove);

function jsonLines(out: string) {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('prints one file', () => {
  const { code, out } = call('convert', 'flight.igc', '--to', 'csv');
  expect(code).toBe(0);
  expect(out.split('\r\n')).toHaveLength(992);
});

describe('a file without a track', () => {
  beforeAll(() => {
    const [first, ...others] = flightFixes(TOW_FLIGHT);
    const invalid = others.map((fix) => ({ ...fix, isValid: false }));
    write('one.igc', igcFile([first!, ...invalid]));
    write('none.igc', igcFile(invalid));
    write('two.igc', igcFile(others.slice(0, 2)));
  });

  test.each(['gpx', 'geojson', 'csv', 'kml'])('is not converted to %s', (format) => {
    const folderOut = mkdtempSync(join(folder, 'tracks-'));
    const options = ['--to', format, '--output', folderOut];
    const { code, out, err } = call('convert', 'one.igc', 'two.igc', 'none.igc', ...options);
    expect({ code, out }).toEqual({ code: 1, out: `${join(folderOut, 'two')}.${format}\n` });
    expect(err.replaceAll(`${folder}/`, '')).toBe(
      'cloudstreet-igc: one.igc: NO_TRACK: The file has one usable fix; a track needs two.\n' +
        'cloudstreet-igc: none.igc: NO_TRACK: The file has no usable fix; a track needs two.\n',
    );
    expect(readdirSync(folderOut)).toEqual([`two.${format}`]);
  });

  test('is not printed', () => {
    expect(call('convert', 'one.igc', '--to', 'geojson')).toMatchObject({ code: 1, out: '' });
  });
});

test('writes many files into a folder and names unusable ones', () => {
  const folderOut = join(folder, 'out', 'gpx');
  const { code, out, err } = call(
    'convert',
    'flight.igc',
    'empty.igc',
    '--to',
    'gpx',
    '--output',
    folderOut,
  );
  expect({ code, out }).toEqual({ code: 1, out: `${join(folderOut, 'flight.gpx')}\n` });
  expect(err).toMatch(/empty\.igc: EMPTY_FILE/);
  expect(readdirSync(folderOut)).toEqual(['flight.gpx']);
  expect(readFileSync(join(folderOut, 'flight.gpx'), 'utf8')).toMatch(/^<\?xml .*<\/gpx>\n$/s);
});

test('prints the path of each result as JSON', () => {
  const folderOut = join(folder, 'listed');
  const files = ['flight.igc', 'empty.igc', 'other/fresh.igc'];
  const { code, out } = call('convert', ...files, '--to', 'kml', '--output', folderOut, '--json');
  expect(code).toBe(1);
  expect(jsonLines(out)).toEqual([
    { file: join(folder, 'flight.igc'), output: join(folderOut, 'flight.kml') },
    {
      file: join(folder, 'empty.igc'),
      error: { code: 'EMPTY_FILE', message: expect.any(String) },
    },
    { file: join(folder, 'other/fresh.igc'), output: join(folderOut, 'fresh.kml') },
  ]);
});

test('prints the results themselves as JSON without a folder', () => {
  const { code, out } = call('convert', 'flight.igc', 'other/fresh.igc', '--to', 'csv', '--json');
  expect(code).toBe(0);
  const { out: text } = call('convert', 'flight.igc', '--to', 'csv');
  expect(jsonLines(out)).toEqual(
    ['flight.igc', 'other/fresh.igc'].map((name) => ({ file: join(folder, name), text })),
  );
});

test.each([
  {
    why: 'two files would become one',
    files: ['flight.igc', 'other/flight.igc'],
    reason: /flight\.igc and .*other\/flight\.igc would both become .*flight\.csv:/,
  },
  { why: 'a file is named twice', files: ['flight.igc', 'flight.igc'], reason: /would both/ },
  {
    why: 'a result exists already',
    files: ['other/fresh.igc', 'flight.igc'],
    before: 'flight.csv',
    reason: /^.*flight\.csv exists already:/,
  },
])('writes nothing if $why', ({ files, before, reason }) => {
  const folderOut = mkdtempSync(join(folder, 'kept-'));
  if (before) writeFileSync(join(folderOut, before), 'mine');
  const { code, out, err } = call('convert', ...files, '--to', 'csv', '--output', folderOut);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(reason);
  const contents = readdirSync(folderOut).map((name) =>
    readFileSync(join(folderOut, name), 'utf8'),
  );
  expect(contents).toEqual(before ? ['mine'] : []);
});

test('never overwrites a file that appears in the meantime', () => {
  const folderOut = join(folder, 'dangling');
  mkdirSync(folderOut);
  // `existsSync` returns false for a link without a target.
  symlinkSync(join(folder, 'nowhere.csv'), join(folderOut, 'flight.csv'));
  const { code, err } = call('convert', 'flight.igc', '--to', 'csv', '--output', folderOut);
  expect(code).toBe(1);
  expect(err).toMatch(/flight\.igc: EEXIST: .*flight\.csv: There is a file of this name already/);
  expect(readdirSync(folder)).not.toContain('nowhere.csv');
});

test.each([
  { why: 'no format', options: [], reason: /^--to is missing: gpx, geojson, csv, kml/ },
  { why: 'an unknown format', options: ['--to', 'pdf'], reason: /not "pdf"/ },
  { why: 'two files and no folder', options: ['flight.igc', '--to', 'csv'], reason: /--output/ },
  {
    why: 'a file for a folder',
    options: ['--to', 'csv', '--output', 'flight.igc'],
    reason: /--output .*flight\.igc: There is a file/,
  },
])('explains its use: $why', ({ options, reason }) => {
  const { code, err } = call('convert', 'flight.igc', ...options);
  expect(code).toBe(2);
  expect(err).toMatch(reason);
});
