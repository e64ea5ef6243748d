import { generateSources } from './generate-sources.mjs';
import { run } from './workspace.mjs';

const TYPED = ['scoring', 'sdk', 'ui', 'web', 'server'];

/** Name of each check → its command. */
export const CHECKS = {
  ...Object.fromEntries(TYPED.map((name) => [`types ${name}`, ['tsc', '-p', `packages/${name}`]])),
  'types scoring library': ['tsc', '-p', 'packages/scoring/tsconfig.lib.json'],
  'types service worker': ['tsc', '-p', 'packages/web/service-worker'],
  'types e2e': ['tsc', '-p', 'e2e'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['biome', 'ci', '--log-level=warn', '.'],
  'dead exports': ['knip'],
  'import arrows': ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'e2e', 'bench'],
  words: ['node', 'scripts/check-words.mjs'],
  contract: ['pnpm', '--filter', '@cloudstreet/sdk', 'run', 'lint'],
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
