import { defineConfig } from 'tsup';

/** One entry per door that `exports` names. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'react/index': 'src/react/index.ts',
    contract: 'src/contract.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: { compilerOptions: { customConditions: [], noEmit: false } },
  sourcemap: true,
  clean: true,
});
