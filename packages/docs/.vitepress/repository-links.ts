import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { KIT_ADDRESS } from './kit-components.ts';
import { addressOf, PAGES, root } from './site-files.ts';

type Token = ReturnType<MarkdownRenderer['parse']>[number];
type TokenClass = new (type: string, tag: string, nesting: Token['nesting']) => Token;

/** Scripts that a page of the site shows. */
const EXAMPLE = /^packages\/sdk\/examples\/(.+)$/;

/** Address of a page on a server, in a README that is also read elsewhere and cannot link it. */
const SERVED = /^\/docs(\/.*)$/;

/** Addresses of all pages. */
const ADDRESSES: ReadonlySet<string> = new Set([...PAGES].map(addressOf));

/**
 * Makes links between files of the repository links of the site, and of addresses of its pages. A link
 * to a file that is no page keeps only its text.
 *
 * @throws {Error} If a link leads to no file.
 */
export function repositoryLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env, Token }) => {
    const { realPath, path } = env as { realPath?: string; path: string };
    const folder = dirname(realPath ?? path);
    for (const token of tokens) {
      if (!token.children) continue;
      convertLinks(token.children, folder);
      token.children = token.children.flatMap((child) => linkAddress(child, Token));
    }
  });
}

function convertLinks(tokens: Token[], folder: string): void {
  let isText = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      const address = siteLink(href, folder);
      isText = address === undefined;
      if (address !== undefined) token.attrSet('href', address);
    }
    if (!isText || !token.type.startsWith('link_')) continue;
    isText = token.type !== 'link_close';
    token.type = 'text';
    token.content = '';
    token.nesting = 0;
  }
}

/** Returns a link with a token in it if the token is the address of a page. */
function linkAddress(token: Token, Token: TokenClass): Token[] {
  const [, address = ''] = SERVED.exec(token.content) ?? [];
  const isKit = address === KIT_ADDRESS;
  if (token.type !== 'code_inline' || !(isKit || ADDRESSES.has(address))) return [token];
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', address);
  // The router of the site must not follow a link to what is no page of it.
  if (isKit) open.attrSet('target', '_self');
  return [open, token, new Token('link_close', 'a', -1)];
}

/** Returns the address of a link in the site. Undefined if it leads to a file that is no page. */
function siteLink(href: string, folder: string): string | undefined {
  if (/^(\w+:|#|\/)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const file = relative(root, resolve(folder, decodeURIComponent(path)));
  if (!existsSync(join(root, file))) {
    throw new Error(`${relative(root, folder)}: there is no ${href}.`);
  }
  const example = EXAMPLE.exec(file)?.[1];
  if (example) return `/developer/examples#${example.replaceAll('.', '-')}`;
  const page = [file, join(file, 'README.md')].find((name) => PAGES.has(name));
  return page && addressOf(page) + (fragment === undefined ? '' : `#${fragment}`);
}
