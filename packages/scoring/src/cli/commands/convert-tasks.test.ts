import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeText } from '../../waypoint/decode-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

const CUP = [
  'name,code,country,lat,lon,elev,style',
  '"Süd",S,DE,5049.383N,00611.183E,189.0m,5',
  '"Nord",N,DE,5149.383N,00611.183E,100.0m,1',
  'Lost,L,DE,x,00611.183E,100.0m,1',
  '-----Related Tasks-----',
  '"One","","Süd","Nord","Süd",""',
  '"Two","","Nord","Süd","Nord",""',
].join('\r\n');

beforeAll(() => {
  write('places.cup', CUP);
  write('picture.jpg', 'JPEG');
  write('waypoints.cup', CUP.slice(0, CUP.indexOf('-----')));
});
afterAll(remove);

function convert(name: string, ...options: string[]) {
  const { code, out, err } = call('convert-tasks', join(folder, name), ...options);
  return { code, out, err: err.replaceAll(`${folder}/`, '') };
}

test('prints another format, and what was left out by line', () => {
  const { code, out, err } = convert('places.cup', '--to', 'gpx');
  expect(code).toBe(0);
  expect(out.match(/<wpt /g)).toHaveLength(2);
  expect(out.match(/<rte>/g)).toHaveLength(2);
  expect(err).toBe(
    'cloudstreet-igc: places.cup: line 4: error INVALID_COORDINATES: The coordinates cannot be read.\n',
  );
});

test('takes one task for a format that holds one', () => {
  expect(convert('places.cup', '--to', 'tsk')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('SEVERAL_TASKS: The file has 2 tasks; choose with --task.'),
  });
  expect(convert('places.cup', '--to', 'tsk', '--task', '2').out).toContain(
    '<Task type="RT" name="Two">',
  );
  expect(convert('places.cup', '--to', 'tsk', '--task', '3').err).toContain('NO_SUCH_TASK');
  expect(convert('waypoints.cup', '--to', 'lkt').err).toContain(
    'NO_SUCH_TASK: The file has no task.',
  );
});

test('writes files into a folder, in the encoding of old instruments', () => {
  const output = join(folder, 'out');
  const options = ['--to', 'cup', '--encoding', 'windows-1252', '--output', output];
  const { code, out } = convert('places.cup', ...options);
  expect({ code, out }).toEqual({ code: 0, out: `${join(output, 'places.cup')}\n` });
  const bytes = readFileSync(join(output, 'places.cup'));
  expect(bytes.includes(0xfc)).toBe(true);
  expect(decodeText(bytes)).toContain('"Süd","S",DE,5049.383N,00611.183E,189.0m,5');
  expect(convert('places.cup', ...options)).toMatchObject({
    code: 2,
    err: expect.stringContaining('exists already'),
  });
});

test('prints JSON with the findings', () => {
  const result = JSON.parse(convert('places.cup', '--to', 'geojson', '--json').out);
  expect(result.findings).toMatchObject([{ line: 4, code: 'INVALID_COORDINATES' }]);
  expect(JSON.parse(result.text).features).toHaveLength(4);
});

test('refuses a file of another format', () => {
  expect(convert('picture.jpg', '--to', 'cup')).toMatchObject({
    code: 1,
    err: 'cloudstreet-igc: picture.jpg: NO_WAYPOINTS: The file has no waypoints and no tasks. Line 1: The file is of no format that can be read.\n',
  });
});

test.each([
  { options: [], message: '--to is missing' },
  { options: ['--to', 'doc'], message: '--to takes cup, cupx' },
  { options: ['--to', 'cupx'], message: 'cupx is no text' },
  {
    options: ['--to', 'cup', '--encoding', 'windows-1252'],
    message: 'standard output is UTF-8',
  },
  { options: ['--to', 'cup', '--encoding', 'ascii'], message: '--encoding takes utf-8' },
  { options: ['--to', 'gpx', '--encoding', 'windows-1252'], message: 'only for cup' },
  { options: ['--to', 'tsk', '--task', '0'], message: '--task takes a whole number' },
])('refuses $options', ({ options, message }) => {
  const { code, err } = convert('places.cup', ...options);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
