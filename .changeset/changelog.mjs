/** Writes a changeset as one entry, and the updated packages of this project as one line. */
// oxlint-disable-next-line import/no-default-export -- changesets reads this export
export default {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- Uses ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
