import { PAGES, scriptsOf } from './page-scripts.mjs';

const titleOf = (name) => `${name[0].toUpperCase()}${name.slice(1)} page without the map library`;

const pages = Object.entries(PAGES).map(([name, page]) => ({
  name: titleOf(name),
  path: scriptsOf(page).map((file) => `dist/${file}`),
  limit: `${page.limitKb} kB`,
  // As browsers receive it: the build packs every file with Brotli.
  brotli: true,
}));

// oxlint-disable-next-line import/no-default-export -- size-limit reads it
export default [
  ...pages,
  { name: 'Widgets on other sites', path: 'dist/widgets.js', limit: '25 kB', gzip: true },
];
