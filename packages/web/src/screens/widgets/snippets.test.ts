import { expect, test } from 'vitest';
import { frameSrc, snippet } from './snippets.js';
import { parseWidgetSearch, widgetChoice } from './widget-choice.js';

const OPTIONS = { origin: 'https://gliding.example', title: 'Latest flights' };
const club = widgetChoice({ by: 'club', of: '3', language: 'de' });

test('an element needs the script and has a link inside', () => {
  expect(snippet('element', club, OPTIONS)).toBe(
    `<script src="https://gliding.example/widgets.js" async></script>
<cloudstreet-flights club="3" count="5" language="de">
  <a href="https://gliding.example/club/3">Latest flights</a>
</cloudstreet-flights>`,
  );
});

test('a component takes numbers', () => {
  expect(snippet('react', club, OPTIONS)).toBe(
    `import { FlightsWidget } from '@cloudstreet/ui/widgets';

<FlightsWidget server="https://gliding.example" club={3} count={5} language="de" />`,
  );
});

test('a frame has a title, and a script for its height', () => {
  const code = snippet('frame', club, OPTIONS);
  expect(code).toContain(
    'src="https://gliding.example/embedded/club/3?count=5&amp;language=de" title="Latest flights"',
  );
  expect(code).toContain("data?.type !== 'cloudstreet-height'");
});

test.each([
  { widget: 'flight', of: '41' } as const,
  { widget: 'map', of: '88' } as const,
  { widget: 'task', of: '5' } as const,
])('the frame of a map keeps its height: $widget', (search) => {
  expect(snippet('frame', widgetChoice(search), OPTIONS)).toMatch(/<\/iframe>$/);
});

test.each([
  { search: {}, path: 'latest?count=5' },
  {
    search: { by: 'registration', of: 'D-12/34' },
    path: 'registration/D-12%2F34?count=5',
  },
  {
    search: { widget: 'daily', by: 'country', of: 'DE' },
    path: 'daily?count=5&country=DE',
  },
  { search: { widget: 'ranking', by: 'user', of: '7' }, path: 'ranking?count=5' },
  { search: { widget: 'flight', of: '41', theme: 'dark' }, path: 'flight/41?theme=dark&baro=true' },
  { search: { units: 'us' }, path: 'latest?count=5&units=us' },
  { search: { units: 'U' }, path: 'latest?count=5' },
  {
    search: { period: 'month', order: 'best', contest: 'sprint' },
    path: 'latest?count=5&period=month&order=best&contest=speed',
  },
  { search: { period: 2025, theme: 'light' }, path: 'latest?count=5&period=2025&theme=light' },
  { search: { widget: 'ranking', period: 'season' }, path: 'ranking?count=5&period=season' },
  { search: { widget: 'ranking', period: 'week', order: 'best' }, path: 'ranking?count=5' },
  { search: { widget: 'daily', period: 'week' }, path: 'daily?count=5' },
  {
    search: { widget: 'flight', of: '41', contest: 'out' },
    path: 'flight/41?contest=out&baro=true',
  },
  { search: { by: 'competition', of: '5' }, path: 'competition/5?count=5' },
  { search: { widget: 'map', of: '88' }, path: 'airport/88?view=map' },
  { search: { widget: 'task', of: '5', units: 'us' }, path: 'task/5?units=us' },
  { search: { widget: 'upload', units: 'us' }, path: 'upload' },
])('frames $path', ({ search, path }) => {
  const choice = widgetChoice(parseWidgetSearch(search));
  expect(frameSrc(choice, OPTIONS.origin)).toBe(`${OPTIONS.origin}/embedded/${path}`);
});

test('a ranking has a link to the same season and contest', () => {
  const ranking = { widget: 'ranking', by: 'club', of: '3', period: '2025', contest: 'speed' };
  expect(snippet('element', widgetChoice(parseWidgetSearch(ranking)), OPTIONS)).toContain(
    'contest="speed">\n  <a href="https://gliding.example/ranking/speed?club=3&amp;season=2025">',
  );
  expect(snippet('react', widgetChoice(parseWidgetSearch(ranking)), OPTIONS)).toContain(
    'club={3} count={5} period={2025} contest="speed" />',
  );
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
  expect(
    parseWidgetSearch({ widget: 'x', by: 'y', of: 3, count: 99, theme: 'red', period: 'era' }),
  ).toEqual({
    of: '3',
  });
});
