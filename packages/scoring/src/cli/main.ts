#!/usr/bin/env node
import { run } from './run.js';
import { createTerminal } from './terminal.js';

process.exitCode = run(process.argv.slice(2), {
  ...createTerminal(process.stdout, process.stderr),
  nowS: Math.floor(Date.now() / 1000),
});
