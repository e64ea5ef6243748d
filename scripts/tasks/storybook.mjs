import { generateSources } from '../generate-sources.mjs';
import { run } from '../workspace.mjs';

await generateSources();
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
