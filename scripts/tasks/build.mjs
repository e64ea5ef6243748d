import { build } from '../workspace.mjs';

await build();
