/**
 * `npm run bench` lists the benchmarks, `npm run bench -- NAME [--json FILE] [OPTIONS…]` runs
 * one. A benchmark is `bench/NAME.bench.mjs`. It exports `description` and `run(options)`, which
 * prints tables and resolves with a flat object of figures.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, root } from '../workspace.mjs';

const folder = join(root, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.slice(0, -'.bench.mjs'.length));
const [name, ...rest] = process.argv.slice(2);

if (!name) {
  // Importing a benchmark for its description requires a build.
  await build();
  for (const each of names) {
    const { description } = await import(join(folder, `${each}.bench.mjs`));
    console.log(`${each.padEnd(12)} ${description}`);
  }
} else if (names.includes(name)) {
  await build();
  const at = rest.indexOf('--json');
  const [, file] = at < 0 ? [] : rest.splice(at, 2);
  const { run } = await import(join(folder, `${name}.bench.mjs`));
  const figures = await run(rest);
  if (file) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
} else {
  console.error(`Unknown benchmark "${name}". There are: ${names.join(', ')}.`);
  process.exitCode = 2;
}
