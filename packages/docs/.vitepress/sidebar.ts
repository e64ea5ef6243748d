import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { KIT_ADDRESS } from './kit-components.ts';
import { addressOf, PAGES, root } from './site-files.ts';

/** Pages of each guide in the order in which they are read. All others follow by name. */
const GUIDES: readonly { text: string; folder: string; first: readonly string[] }[] = [
  {
    text: 'For pilots',
    folder: 'docs/user',
    first: [
      'README',
      'account',
      'upload',
      'flight-page',
      'filters',
      'home-page',
      'certificates',
      'privacy',
    ],
  },
  { text: 'For clubs', folder: 'docs/club', first: ['README'] },
  {
    text: 'For operators',
    folder: 'docs/operator',
    first: [
      'README',
      'configuration',
      'backup',
      'mail',
      'maps',
      'reference-data',
      'moderation',
      'plans',
    ],
  },
  { text: 'Scoring', folder: 'packages/scoring/docs', first: ['scoring'] },
];

const DEVELOPERS = [
  'docs/developer/guide.md',
  'packages/sdk/README.md',
  'docs/developer/examples.md',
  'packages/scoring/README.md',
  'packages/ui/README.md',
  'packages/server/README.md',
  'docs/export.md',
];

const CHANGES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/developer/README.md'];

/** Groups of the sidebar, by audience. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  ...GUIDES.map(({ text, folder, first }) => group(text, inOrder(folder, first))),
  group('For developers', [
    ...DEVELOPERS,
    ...inOrder('docs/developer', []).filter((page) => ![...DEVELOPERS, ...CHANGES].includes(page)),
  ]),
  {
    text: 'API reference',
    link: '/api',
  },
  {
    text: 'Components of the kit',
    link: KIT_ADDRESS,
    target: '_self',
  },
  group('How Cloudstreet is built', CHANGES),
  group('Decisions', inOrder('docs/decisions', ['README'])),
];

function group(text: string, pages: readonly string[]): DefaultTheme.SidebarItem {
  const items = pages
    .filter((page) => PAGES.has(page))
    .map((page) => ({ text: titleOf(page), link: addressOf(page) }));
  return { text, collapsed: true, items };
}

function inOrder(folder: string, first: readonly string[]): string[] {
  const named = first.map((name) => `${folder}/${name}.md`);
  const others = [...PAGES].filter(
    (page) => page.startsWith(`${folder}/`) && !named.includes(page),
  );
  return [...named, ...others.toSorted()];
}

/** Returns the first heading of a page, without marks. */
function titleOf(page: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? page;
  return heading.replaceAll(/[`*]/g, '');
}
