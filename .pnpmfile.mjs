import { packedManifest } from './scripts/packed-manifest.mjs';

// pnpm reads this name. The rules are in another file, because the lockfile has the hash of this one.
export const hooks = { beforePacking: (manifest, folder) => packedManifest(manifest, folder) };
