import { escapeHtml } from '../platform/text/escape-html.js';
import { type CatalogueLocale, messagesOf, textLanguageOf } from '../platform/text/language.js';

/** Metadata in the head of a page, for readers that run no script. */
export interface PageDescription {
  /** Name of what the page shows. */
  readonly name: string;
  /** Name of the instance. */
  readonly site: string;
  /** The name with that of the software. */
  readonly title: string;
  /** Defaults to the description of the site, also if empty. */
  readonly description?: string;
  /** Canonical address of the page. Undefined if no address is known that shows the same. */
  readonly url?: string;
  /** Feeds of the page. */
  readonly feeds?: readonly { readonly url: string; readonly type: string }[];
  /** Type in the terms of Open Graph. */
  readonly type: 'article' | 'profile' | 'website';
  /** Whether search engines must not list the page. */
  readonly isUnlisted?: true;
  readonly image?: { readonly url: string; readonly width: number; readonly height: number };
}

/**
 * Describes the page at an address; undefined if it has no description of its own.
 *
 * @throws {NotFoundError} If the page shows something that does not exist.
 */
export type DescribePage = (
  url: string,
  acceptLanguage: string | undefined,
) => Promise<PageDescription | undefined>;

/** The language that the application's page is written in. */
export const OWN_LOCALE: CatalogueLocale = 'en-gb';

/**
 * Adds language, site and, if there is one, the description in the terms of Open Graph to the
 * application's page.
 *
 * @param html The application's page.
 */
export function withHead(html: string, locale: CatalogueLocale, page?: PageDescription): string {
  const description = escapeHtml(page?.description || messagesOf(locale)['page.site']());
  const spoken = html
    .replace(/<html lang="[^"]*">/, () => `<html lang="${textLanguageOf(locale)}">`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${description}" />`,
    );
  return page ? withPage(spoken, page) : spoken;
}

function withPage(html: string, page: PageDescription): string {
  const title = escapeHtml(page.title);
  const tags = [
    ...(page.url === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(page.url)}" />`, property('og:url', page.url)]),
    ...(page.feeds ?? []).map(
      ({ url, type }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(page.name)}" href="${escapeHtml(url)}" />`,
    ),
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex" />'] : []),
    property('og:site_name', page.site),
    property('og:type', page.type),
    property('og:title', page.name),
    ...(page.description ? [property('og:description', page.description)] : []),
    ...(page.image
      ? [
          property('og:image', page.image.url),
          property('og:image:width', String(page.image.width)),
          property('og:image:height', String(page.image.height)),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]
      : []),
  ];
  // Functions, because names may contain replacement patterns.
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return titled.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}
