import { run } from '../workspace.mjs';

const codes = [
  await run('node', ['scripts/generate-messages.mjs']),
  await run('pnpm', ['--filter', '@cloudstreet/sdk', 'run', 'generate']),
];
process.exitCode = Math.max(...codes);
