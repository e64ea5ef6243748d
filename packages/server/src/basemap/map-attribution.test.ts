import { expect, test } from 'vitest';
import { mapAttributionOf } from './map-attribution.js';

const OSM = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

test.each([
  {
    why: 'names Protomaps and OpenStreetMap by default',
    html: undefined,
    expected: [{ text: 'Protomaps', url: 'https://protomaps.com' }, OSM],
  },
  {
    why: 'reads entities',
    html: '<a href="https://www.openstreetmap.org/copyright" target="_blank">&#xA9; OpenStreetMap &amp; &#111;&#x74;hers</a>',
    expected: [{ text: '© OpenStreetMap & others', url: OSM.url }],
  },
  {
    why: 'keeps text beside links',
    html: 'Made by A, <a href="https://b.example/">B</a> and © OpenStreetMap',
    expected: [
      { text: 'Made by A,' },
      { text: 'B', url: 'https://b.example/' },
      { text: 'and © OpenStreetMap' },
    ],
  },
  {
    why: 'links to no scripts',
    html: '<a href="javascript:alert(1)">A</a><img src=x onerror=alert(1)>',
    expected: [{ text: 'A' }, OSM],
  },
])('$why', ({ html, expected }) => {
  expect(mapAttributionOf(html)).toEqual(expected);
});
