import type { Plugin } from 'vite';

const THIS_FILE = import.meta.filename;

/** Resolves imports of Vue in pages from this package: the pages lie outside of it. */
export function resolveVue(): Plugin {
  return {
    name: 'resolve-vue',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!/^vue($|\/)/.test(id) || !importer?.includes('.md')) return null;
      return this.resolve(id, THIS_FILE, { ...options, skipSelf: true });
    },
  };
}
