import { run } from '../workspace.mjs';

process.exitCode = await run('biome', ['check', '--write', '.']);
