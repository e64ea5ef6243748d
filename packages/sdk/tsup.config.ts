import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** One entry point per path in `exports` of package.json. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    'react/index': 'src/react/index.ts',
    'node/index': 'src/node/index.ts',
    contract: 'src/contract.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: { compilerOptions: { customConditions: [], noEmit: false, stableTypeOrdering: true } },
  clean: true,
  onSuccess: () => copyFile('src/generated/openapi.json', 'dist/openapi.json'),
});
