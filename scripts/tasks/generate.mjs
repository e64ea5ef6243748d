import { generateSources } from '../generate-sources.mjs';
import { run } from '../workspace.mjs';

await generateSources();
process.exitCode = await run('pnpm', [
  '--filter',
  '@cloudstreet/sdk',
  '--filter',
  '@cloudstreet/server',
  'run',
  'generate',
]);
