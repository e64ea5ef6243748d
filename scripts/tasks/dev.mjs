/** Server and web application with reload: edit a file and the running one follows. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_PACKAGES, generateSources } from '../generate-sources.mjs';
import { root } from '../workspace.mjs';

const API_PORT = '8081';
/** Where Vite serves the pages, and hands calls on to the API. */
const PAGES_PORT = '5173';
process.env.CLOUDSTREET_PUBLIC_URL ??= `http://localhost:${PAGES_PORT}`;
await generateSources();
for (const name of GENERATED_PACKAGES) {
  // A catalogue is unreadable for a moment while an editor saves it; its next event follows.
  watch(join(root, 'packages', name, 'src/messages'), () => {
    generateSources([name]).catch(({ message }) => console.warn(message));
  });
}
const children = [
  // Node's own watcher lets the server end in order, its database included, before the next one.
  start('node', [
    '--watch',
    '--import=tsx',
    '--conditions=@cloudstreet/source',
    'packages/server/src/cli.ts',
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
