/** Runs server and web application, and reloads them after changes. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_PACKAGES, generateSources } from '../generate-sources.mjs';
import { root } from '../workspace.mjs';

const API_PORT = '8081';
/** Port at which Vite serves the pages and forwards calls to the API. */
const PAGES_PORT = '5173';
process.env.CLOUDSTREET_PUBLIC_URL ??= `http://localhost:${PAGES_PORT}`;
await generateSources();
for (const name of GENERATED_PACKAGES) {
  // A catalogue may be incomplete while an editor saves it; another event follows.
  watch(join(root, 'packages', name, 'src/messages'), () => {
    generateSources([name]).catch(({ message }) => console.warn(message));
  });
}
const children = [
  // Node's watcher lets the server and its database stop cleanly before the next start.
  start('node', [
    '--watch',
    '--import=tsx',
    '--conditions=@cloudstreet/source',
    'packages/server/src/app/cli.ts',
    'serve',
    '--port',
    API_PORT,
    ...process.argv.slice(2),
  ]),
  start('vite', [
    'packages/web',
    '--config',
    'packages/web/vite.config.ts',
    '--port',
    PAGES_PORT,
    '--strictPort',
  ]),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

function start(command, args) {
  const env = { ...process.env, CLOUDSTREET_API: `http://127.0.0.1:${API_PORT}` };
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    stop('SIGTERM');
  });
  return child;
}

function stop(signal) {
  for (const child of children) {
    if (child.exitCode === null) child.kill(signal);
  }
}
