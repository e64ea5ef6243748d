import { run } from '../workspace.mjs';

const codes = [
  await run('node', ['scripts/generate-messages.mjs']),
  await run('node', ['packages/ui/scripts/generate-flags.ts']),
  await run('pnpm', ['--filter', '@cloudstreet/sdk', 'run', 'generate']),
];
process.exitCode = Math.max(...codes);
