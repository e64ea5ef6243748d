import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/app/bin.ts', worker: 'src/app/worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  dts: {
    entry: 'src/index.ts',
    compilerOptions: { customConditions: [], noEmit: false, stableTypeOrdering: true },
  },
  clean: true,
});
