import { generateSources } from './generate-sources.mjs';
import { run } from './workspace.mjs';

/** Name of each check → its command. */
export const CHECKS = {
  'lint and types': ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  // Without the types of Node and browsers, which oxlint's nearest tsconfig.json has for its tests.
  'types scoring library': ['tsc', '-p', 'packages/scoring/tsconfig.lib.json'],
  format: ['biome', 'ci', '--log-level=warn', '.'],
  'dead exports': ['knip'],
  'import arrows': ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'e2e', 'bench'],
  words: ['node', 'scripts/check-words.mjs'],
  contract: ['pnpm', '--filter', '@cloudstreet/sdk', 'run', 'lint'],
  'changes of the contract': ['node', 'scripts/check-contract.mjs'],
};

const AT_ONCE = 2;

/** Runs all checks, two at a time; returns the names of those that failed, and how long each took. */
export async function runChecks() {
  await generateSources();
  const waiting = Object.entries(CHECKS);
  const failed = [];
  const durations = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [command, ...args]] = next;
      const startedAt = Date.now();
      const ok = (await run(command, args, { quiet: true })) === 0;
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name}`);
      durations.push({ name, seconds: (Date.now() - startedAt) / 1000 });
      if (!ok) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { failed, durations };
}
