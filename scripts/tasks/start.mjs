import { spawn } from 'node:child_process';
import { build, root } from '../workspace.mjs';

await build('server', 'web');
const server = spawn(
  process.execPath,
  [`${root}packages/server/dist/cli.js`, 'serve', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { CLOUDSTREET_WEB_DIR: `${root}packages/web/dist`, ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
