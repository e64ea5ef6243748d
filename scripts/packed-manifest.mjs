import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './workspace.mjs';

/** Condition under which the packages of the workspace read each other's sources. */
const SOURCE_CONDITION = '@cloudstreet/source';

/**
 * Returns the `package.json` of a published package: without sources and commands of the workspace, and
 * with the address of the repository, which only the `package.json` of the root contains.
 *
 * @param {Record<string, any>} manifest
 * @param {string} folder Absolute path of the package.
 * @param {string} [repository] Address of the repository in a browser. Empty if it is not known.
 */
export function packedManifest(manifest, folder, repository = repositoryAddress()) {
  const { devDependencies: _tools, scripts: _commands, exports = {}, ...rest } = manifest;
  return {
    ...rest,
    exports: packedExports(exports),
    ...(repository && addresses(repository, relative(root, folder).split(sep).join('/'))),
  };
}

function repositoryAddress() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository;
}

/** Leaves out sources, and entry points that have nothing else. */
function packedExports(entryPoints) {
  return Object.fromEntries(
    Object.entries(entryPoints)
      .map(([name, target]) => [name, withoutSource(target)])
      .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
  );
}

function withoutSource(target) {
  if (typeof target === 'string') return target;
  const { [SOURCE_CONDITION]: _source, ...published } = target;
  return published;
}

function addresses(repository, directory) {
  return {
    repository: { type: 'git', url: `git+${repository}.git`, directory },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
  };
}
