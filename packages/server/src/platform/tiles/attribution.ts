import type { Schemas } from '@cloudstreet/sdk/contract';

type Attribution = Schemas['Attribution'];

const LINK = /<a\s[^>]*?href\s*=\s*["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;
/** More text than this is no attribution. */
const MAX_LENGTH = 2000;

/**
 * Returns an attribution as plain text with links to pages.
 *
 * @param html Attribution in the metadata of an archive, of unknown origin.
 */
export function attributionOf(html: unknown): Attribution {
  return typeof html === 'string' ? partsOf(html.slice(0, MAX_LENGTH)) : [];
}

function partsOf(html: string): Attribution {
  const parts: Attribution = [];
  let end = 0;
  for (const { index, 0: link, 1: address = '', 2: label = '' } of html.matchAll(LINK)) {
    parts.push({ text: plainText(html.slice(end, index)) }, linkTo(address, plainText(label)));
    end = index + link.length;
  }
  parts.push({ text: plainText(html.slice(end)) });
  return parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function linkTo(address: string, text: string): Attribution[number] {
  const url = URL.parse(decode(address));
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  // The sign before the link is part of its text.
  const full = /^openstreetmap$/i.test(text) ? `© ${text}` : text;
  return isPage ? { text: full, url: url.href } : { text: full };
}

function plainText(html: string): string {
  return decode(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(\w{1,10}));/gi, (entity, code, name) =>
    code === undefined
      ? (ENTITIES[name] ?? entity)
      : String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
  );
}
