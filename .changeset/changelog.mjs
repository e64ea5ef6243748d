import { globSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
/** Packages whose first version is being released. Their versions are read before they are raised. */
const unpublished = new Set(
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')))
    .filter(({ version }) => version === '0.0.0')
    .map(({ name }) => name),
);

/** Writes a changeset as one entry, and the updated packages of this project as one line. */
// oxlint-disable-next-line import/no-default-export -- changesets reads this export
export default {
  getReleaseLine: async ({ summary, releases }, bump) =>
    bump === 'patch' && isFirstVersion(releases) ? '' : `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changesets, dependencies) => {
    const updated = dependencies.filter(({ name }) => !unpublished.has(name));
    return updated.length === 0
      ? ''
      : `- Uses ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`;
  },
};

/**
 * Whether a patch corrects only what was not published. The call does not name the package that it is
 * for, so the entry is left out if this is true for each package with a patch.
 */
function isFirstVersion(releases) {
  const patched = releases.filter(({ type }) => type === 'patch');
  return patched.every(({ name }) => unpublished.has(name));
}
