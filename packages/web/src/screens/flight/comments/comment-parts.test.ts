import { expect, test } from 'vitest';
import { commentParts } from './comment-parts.js';

const linksIn = (comment: string) =>
  commentParts({ comment }).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

test.each([
  { why: 'alone', comment: 'https://example.org/a', links: ['https://example.org/a'] },
  { why: 'in a sentence', comment: 'See http://example.org.', links: ['http://example.org'] },
  {
    why: 'in brackets',
    comment: '(https://example.org/a_(b))',
    links: ['https://example.org/a_(b)'],
  },
  {
    why: 'twice',
    comment: 'https://a.example, https://b.example!',
    links: ['https://a.example', 'https://b.example'],
  },
  { why: 'without a host', comment: 'https:// and http://', links: [] },
  { why: 'a script', comment: 'javascript:alert(1)', links: [] },
  { why: 'a file', comment: 'file:///etc/passwd ftp://example.org', links: [] },
  { why: 'markup', comment: '<a href="https://example.org">', links: ['https://example.org'] },
])('finds addresses: $why', ({ comment, links }) => {
  expect(linksIn(comment)).toEqual(links);
});

test('names mentioned users, also after they deleted the account', () => {
  const mention = [{ id: 7, name: 'Ada Aalto' }];
  expect(commentParts({ comment: 'Hi @[7] and @[8]!', mention })).toEqual([
    { start: 0, kind: 'text', text: 'Hi ' },
    { start: 3, kind: 'mention', userId: 7, name: 'Ada Aalto' },
    { start: 7, kind: 'text', text: ' and ' },
    { start: 12, kind: 'mention', userId: 8, name: undefined },
    { start: 16, kind: 'text', text: '!' },
  ]);
});

test('keeps all characters of other texts', () => {
  const comment = 'a@b.example <b>1</b>\n@[0] @Ada 👩‍👩‍👧';
  expect(commentParts({ comment })).toEqual([{ start: 0, kind: 'text', text: comment }]);
});
