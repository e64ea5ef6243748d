import { run } from '../workspace.mjs';

process.exitCode = await run('pnpm', [
  '--filter',
  '@cloudstreet/ui',
  'exec',
  'storybook',
  'dev',
  '--port',
  '6006',
  '--no-open',
]);
