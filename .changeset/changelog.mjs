import { readFileSync } from 'node:fs';

/** The first version of a package lists no corrections: what they correct was not published. */
const isFirstVersion = versionOf('scoring') === '0.0.0';

/** Writes a changeset as one entry, and the updated packages of this project as one line. */
// oxlint-disable-next-line import/no-default-export -- changesets reads this export
export default {
  getReleaseLine: async ({ summary }, bump) =>
    isFirstVersion && bump === 'patch' ? '' : `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    isFirstVersion || dependencies.length === 0
      ? ''
      : `- Uses ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};

function versionOf(name) {
  const manifest = new URL(`../packages/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
