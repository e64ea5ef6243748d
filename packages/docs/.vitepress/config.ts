import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { copyViewer, VIEWER_FILE } from './api-viewer.ts';
import { colours } from './colours.ts';
import { compressFiles } from './compress-files.ts';
import { externalizeScripts } from './external-scripts.ts';
import { copyKitComponents, KIT_ADDRESS } from './kit-components.ts';
import { repositoryLinks } from './repository-links.ts';
import { resolveVue } from './resolve-vue.ts';
import { sidebar } from './sidebar.ts';
import { BASE, root, siteFile } from './site-files.ts';

/** Folders and files of the repository that are no part of the site. */
const NO_PAGES = [
  '{bench,data,e2e,node_modules,packaging,scripts,test-results}/**',
  'docs/glossary/**',
  'packages/*/!(README).md',
  'packages/*/!(docs|*.md)/**',
  'README.md',
];

/** Builds the site from the Markdown files of the repository, in place. */
export default defineConfig({
  title: 'Cloudstreet',
  titleTemplate: ':title – Cloudstreet documentation',
  description: 'Guides for pilots, clubs, operators and developers.',
  lang: 'en-GB',
  base: BASE,
  cleanUrls: true,
  srcDir: root,
  srcExclude: NO_PAGES,
  outDir: 'dist',
  cacheDir: '.cache',
  // Examples name servers on the reader's own computer.
  ignoreDeadLinks: 'localhostLinks',
  rewrites: (file) => siteFile(file) ?? file,
  head: [['link', { rel: 'icon', href: `${BASE}favicon.svg` }]],
  markdown: { config: repositoryLinks },
  vite: {
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    plugins: [colours(), resolveVue()],
    define: { VIEWER_FILE: JSON.stringify(VIEWER_FILE) },
  },
  themeConfig: {
    logo: { src: '/favicon.svg', alt: '' },
    nav: [
      { text: 'Pilots', link: '/user/', activeMatch: '^/user/' },
      { text: 'Clubs', link: '/club/', activeMatch: '^/club/' },
      { text: 'Operators', link: '/operator/', activeMatch: '^/operator/' },
      { text: 'Developers', link: '/developer/', activeMatch: '^/(developer|decisions)/|^/export' },
      { text: 'Scoring', link: '/scoring/', activeMatch: '^/scoring/' },
      { text: 'Components', link: KIT_ADDRESS, target: '_self' },
      { text: 'API', link: '/api' },
    ],
    sidebar,
    search: { provider: 'local' },
    outline: { level: [2, 3] },
  },
  transformHtml: (html, _file, { siteConfig: { outDir } }) =>
    externalizeScripts(html, { folder: join(outDir, 'assets'), address: `${BASE}assets/` }),
  buildEnd: ({ outDir }) => {
    copyViewer(outDir);
    compressFiles(outDir);
    // Stays as it is: compressed copies would nearly double it in the server's package.
    copyKitComponents(outDir);
  },
});
