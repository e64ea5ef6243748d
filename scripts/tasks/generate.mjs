import { generateSources } from '../generate-sources.mjs';
import { run } from '../workspace.mjs';

await generateSources();
const code = await run('pnpm', ['--filter', '@cloudstreet/sdk', 'run', 'generate']);
process.exitCode =
  code || (await run('pnpm', ['--filter', '@cloudstreet/server', 'run', 'generate:schema']));
