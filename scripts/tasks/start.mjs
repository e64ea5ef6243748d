/** Builds outdated packages and starts the server: `npm start -- --port 8080 --data DIR --demo`. */
import { build, root } from '../workspace.mjs';

await build('server', 'web', 'docs');
process.env.CLOUDSTREET_WEB_DIR ??= `${root}packages/web/dist`;
process.env.CLOUDSTREET_DOCS_DIR ??= `${root}packages/docs/dist`;
process.env.CLOUDSTREET_STOP_WITH_PARENT ??= 'True';
process.argv.splice(2, 0, 'serve');
await import('../../packages/server/dist/cli.js');
