/**
 * Compares the exports of the built package in the current folder with its report `api/NAME.api.md`, and
 * fails if they differ. With `CLOUDSTREET_UPDATE_SNAPSHOTS=1` it writes the report.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from './workspace.mjs';

/** Packages whose report leaves out types that only exported types use: those of the server are internal. */
const ONLY_EXPORTED = new Set(['server']);
/** Types of the contract, which `src/generated` of the SDK has for reviews, and keys of texts. */
const OMITTED = /^interface (?:components|operations|paths|Messages)(?:_\d+)? \{$/m;
/** Release tags, which this project does not use. */
const TAGS = /^ *\/\/ (?:@\w+.*|\(undocumented\)|\(No @packageDocumentation .*)\n/gm;

const folder = process.cwd();
const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const shortName = name.split('/')[1];
const file = join(folder, 'api', `${shortName}.api.md`);
const report = `${await apiReport()}${customProperties()}`;
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === report;
if (!isCurrent && process.env.CLOUDSTREET_UPDATE_SNAPSHOTS) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
} else if (!isCurrent) {
  console.error(
    `The exports of ${name} differ from its report. Review the difference after: CLOUDSTREET_UPDATE_SNAPSHOTS=1 npm test -- api`,
  );
  process.exitCode = 1;
}

/** Returns the report of one module that exports each entry point as a namespace. */
async function apiReport() {
  // API Extractor reads only files of the package.
  const cache = join(folder, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'api-'));
  const combined = join(scratch, 'all-entry-points.d.ts');
  try {
    writeFileSync(combined, entryPoints().map(exportStatement).join('\n'));
    Extractor.invoke(extractorConfig(combined, scratch), {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    return tidy(readFileSync(join(scratch, `${shortName}.api.md`), 'utf8'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Returns the paths of the declarations of all entry points below `dist`, without those of texts and style sheets. */
function entryPoints() {
  return Object.values(exports)
    .map(({ types }) => types)
    .filter((types) => types !== undefined && !/\/messages\/\*|\.css\.d\.ts$/.test(types))
    .flatMap((types) => globSync(types.replace('*', '**'), { cwd: folder }))
    .map((path) => path.replace(/^(\.\/)?dist\//, '').replace(/\.d\.ts$/, ''))
    .toSorted();
}

function exportStatement(path) {
  const namespace = path.replace(/\/index$/, '').replaceAll(/\W/g, '_');
  return `export * as ${namespace} from '../../dist/${path}.js';`;
}

function extractorConfig(combined, scratch) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: combined,
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: {
            lib: ['ES2024', 'DOM', 'DOM.Iterable'],
            module: 'ESNext',
            moduleResolution: 'Bundler',
            customConditions: [],
            types: [],
          },
          files: [combined],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: shortName,
        reportFolder: scratch,
        reportTempFolder: scratch,
        includeForgottenExports: !ONLY_EXPORTED.has(shortName),
      },
    },
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

function tidy(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(TAGS, '')
    .split('\n\n')
    .filter((declaration) => !OMITTED.test(declaration))
    .join('\n\n');
}

/** Lists the custom properties of the style sheet, if the package has one. */
function customProperties() {
  const sheet = join(folder, 'dist', 'styles.css');
  if (!existsSync(sheet)) return '';
  const names = new Set(readFileSync(sheet, 'utf8').match(/--cs-[\w-]+/g));
  return `\n## Custom properties\n\n${[...names]
    .toSorted()
    .map((each) => `- \`${each}\`\n`)
    .join('')}`;
}
