import { expect, test } from 'vitest';
import { attributionHtml } from './attribution-html.js';

test.each([
  { why: 'text', attribution: '© A & B', url: undefined, expected: '© A &amp; B' },
  {
    why: 'what only looks like a page',
    attribution: '<img src=x onerror=alert(1)>',
    url: undefined,
    expected: '&lt;img src=x onerror=alert(1)&gt;',
  },
  {
    why: 'text with a link',
    attribution: '© A',
    url: 'https://a.example/?x="y"&z',
    expected:
      '<a href="https://a.example/?x=&quot;y&quot;&amp;z" target="_blank" rel="noreferrer">© A</a>',
  },
  { why: 'no script', attribution: '© A', url: 'javascript:alert(1)', expected: '© A' },
])('$why', ({ attribution, url, expected }) => {
  const layer = { attribution, ...(url !== undefined && { attribution_url: url }) };
  expect(attributionHtml(layer)).toBe(expected);
});
