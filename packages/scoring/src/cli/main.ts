#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.js';
import { createTerminal } from './terminal.js';

// The same relative path from the sources and from the build.
const packageFile = new URL('../../package.json', import.meta.url);

const terminal = createTerminal(process.stdout, process.stderr, () => {
  process.exitCode = 1;
});

process.exitCode = run(process.argv.slice(2), {
  ...terminal,
  nowS: Math.floor(Date.now() / 1000),
  version: JSON.parse(readFileSync(packageFile, 'utf8')).version,
});
