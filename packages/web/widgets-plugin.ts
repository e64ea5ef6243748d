import { build, type Plugin, type Rolldown } from 'vite';
import { embeddedPage } from './src/embedded/embedded-page.js';

/** Scripts with an address of their own: the widgets of other sites, and that of pages for their frames. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'widgets.js': '@cloudstreet/ui/widgets/script',
  'embedded.js': '/src/embedded/lists.ts',
};
/** Page of addresses below `/embedded/` without a map. */
const EMBEDDED_PAGE = '/embedded.html';
/** Contents that the application draws. */
const WITH_MAP = new Set(['flight', 'airport-map', 'task']);

/** Builds the scripts as one file each, and serves them and embedded pages in development. */
export function widgets(): Plugin {
  let root = '';
  return {
    name: 'widgets',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, input] of Object.entries(SCRIPTS)) {
        this.emitFile({ type: 'asset', fileName, source: await buildScript(root, input) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { url = '' } = request;
        const input = SCRIPTS[url.slice(1)];
        const page = embeddedPage(new URL(url, 'http://localhost'));
        if (/^\/embedded\//i.test(url) && !WITH_MAP.has(page?.kind ?? ''))
          request.url = EMBEDDED_PAGE;
        if (input === undefined) return next();
        response.setHeader('content-type', 'text/javascript');
        void buildScript(root, input).then((code) => response.end(code), next);
      });
    },
  };
}

async function buildScript(root: string, input: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@cloudstreet/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: input.startsWith('/') ? root + input : input,
        output: { format: 'iife' },
      },
    },
  });
  const [built] = [output].flat() as Rolldown.RolldownOutput[];
  const [script] = built?.output ?? [];
  if (!script) throw new Error(`${input} was not built.`);
  return script.code;
}
