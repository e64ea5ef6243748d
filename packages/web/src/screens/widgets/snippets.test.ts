import { expect, test } from 'vitest';
import { frameSrc, snippet } from './snippets.js';
import { parseWidgetSearch, widgetChoice } from './widget-choice.js';

const OPTIONS = { origin: 'https://gliding.example', title: 'Latest flights' };
const club = widgetChoice({ by: 'club', of: '3', language: 'de' });

test('an element needs the script and has a link inside', () => {
  expect(snippet('element', club, OPTIONS)).toBe(
    `<script src="https://gliding.example/widgets.js" async></script>
<cloudstreet-flights club="3" count="5" language="de" theme="light"><a href="https://gliding.example/club/3">Latest flights</a></cloudstreet-flights>`,
  );
});

test('a component takes numbers', () => {
  expect(snippet('react', club, OPTIONS)).toBe(
    `import { FlightsWidget } from '@cloudstreet/ui/widgets';

<FlightsWidget server="https://gliding.example" club={3} count={5} language="de" theme="light" />`,
  );
});

test('a frame has a title', () => {
  expect(snippet('frame', club, OPTIONS)).toContain(
    'src="https://gliding.example/embedded/club/3?count=5&amp;language=de&amp;theme=light" title="Latest flights"',
  );
});

test.each([
  { search: {}, path: 'latest?count=5&theme=light' },
  {
    search: { by: 'registration', of: 'D-12/34' },
    path: 'registration/D-12%2F34?count=5&theme=light',
  },
  {
    search: { widget: 'daily', by: 'country', of: 'DE' },
    path: 'daily?count=5&theme=light&country=DE',
  },
  { search: { widget: 'ranking', by: 'user', of: '7' }, path: 'ranking?count=5&theme=light' },
  { search: { widget: 'flight', of: '41', theme: 'dark' }, path: 'flight/41?theme=dark&baro=true' },
  { search: { units: 'us' }, path: 'latest?count=5&units=us&theme=light' },
  { search: { units: 'U' }, path: 'latest?count=5&theme=light' },
  { search: { widget: 'map', of: '88' }, path: 'airport/88?theme=light&view=map' },
  { search: { widget: 'upload', units: 'us' }, path: 'upload?theme=light' },
])('frames $path', ({ search, path }) => {
  const choice = widgetChoice(parseWidgetSearch(search));
  expect(frameSrc(choice, OPTIONS.origin)).toBe(`${OPTIONS.origin}/embedded/${path}`);
});

test('waits for the number', () => {
  const choice = widgetChoice({ by: 'club', of: ' ' });
  expect(snippet('element', choice, OPTIONS)).toBeUndefined();
});

test('escapes texts', () => {
  const choice = widgetChoice({ by: 'registration', of: '"><script>' });
  expect(snippet('element', choice, OPTIONS)).toContain('registration="&quot;>&lt;script>"');
});

test('ignores wrong values of the address', () => {
  expect(parseWidgetSearch({ widget: 'x', by: 'y', of: 3, count: 99, theme: 'red' })).toEqual({
    of: '3',
  });
});
