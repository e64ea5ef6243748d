import { expect, test } from 'vitest';
import { ConfigError } from '../platform/config/config.js';
import { parseArguments } from './cli-arguments.js';

test('separates the command, its words and its options', () => {
  expect(parseArguments(['developer', 'jo@example.org', '--remove', '--data', '/srv'])).toEqual({
    command: 'developer',
    words: ['jo@example.org'],
    values: { remove: true, data: '/srv' },
  });
  expect(parseArguments(['basemap', '-10,35,4,44', '--map', 'x.pmtiles'])).toEqual({
    command: 'basemap',
    words: ['-10,35,4,44'],
    values: { map: 'x.pmtiles' },
  });
  expect(parseArguments(['--help'])).toEqual({ command: '', words: [], values: { help: true } });
});

test.each([
  {
    args: ['serve', '--season', '2026'],
    line: /^Option --season belongs to the command rescore\.$/,
  },
  {
    args: ['rank', '--remove'],
    line: /^Option --remove belongs to the command early-bird or developer\.$/,
  },
  { args: ['serve', '--speed', '9'], line: /^Unknown option '--speed'.*$/ },
])('refuses $args', ({ args, line }) => {
  const parse = () => parseArguments(args);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(line);
});
