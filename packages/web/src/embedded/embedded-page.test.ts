import { expect, test } from 'vitest';
import { embeddedPage } from './embedded-page.js';

function pageOf(path: string) {
  return embeddedPage(new URL(path, 'https://gliding.example'));
}

test.each([
  { path: '/embedded/flight/41', showsHead: true, showsBarogram: false },
  { path: '/embedded/41?baro=true', showsHead: true, showsBarogram: true },
  { path: '/embedded/flight/41/?head=false&baro=false', showsHead: false, showsBarogram: false },
])('$path shows a flight', ({ path, ...parts }) => {
  const attributes = { flight: '41', target: '_blank' };
  expect(pageOf(path)).toEqual({ kind: 'flight', id: 41, attributes, ...parts });
});

test.each([
  { path: '/embedded/user/7', tag: 'cloudstreet-flights', attributes: { user: '7' } },
  { path: '/embedded/profile/7', tag: 'cloudstreet-flights', attributes: { user: '7' } },
  {
    path: '/embedded/club/3?language=de&count=8&planet=3',
    tag: 'cloudstreet-flights',
    attributes: { club: '3', language: 'de', count: '8' },
  },
  {
    path: '/embedded/registration/D-12%2F34',
    tag: 'cloudstreet-flights',
    attributes: { registration: 'D-12/34' },
  },
  { path: '/embedded/competition/5', tag: 'cloudstreet-flights', attributes: { competition: '5' } },
  { path: '/embedded/country/DE', tag: 'cloudstreet-flights', attributes: { country: 'DE' } },
  { path: '/embedded/daily?club=3', tag: 'cloudstreet-daily', attributes: { club: '3' } },
  { path: '/embedded/latest', tag: 'cloudstreet-flights', attributes: {} },
  { path: '/embedded/upload', tag: 'cloudstreet-upload', attributes: {} },
  { path: '/embedded/ranking', tag: 'cloudstreet-ranking', attributes: {} },
  {
    path: '/embedded/ranking/speed?period=2026&glider-class=15',
    tag: 'cloudstreet-ranking',
    attributes: { contest: 'speed', period: '2026', 'glider-class': '15' },
  },
])('$path shows $tag, whose links leave the frame', ({ path, tag, attributes }) => {
  const expected = { kind: 'widget', tag, attributes: { ...attributes, target: '_blank' } };
  expect(pageOf(path)).toEqual(expected);
});

test.each([
  {
    path: '/embedded/flight-screenshot/41',
    page: { kind: 'screenshot', id: 41, attributes: { flight: '41', target: '_blank' } },
  },
  { path: '/embedded/airport/88?view=map', page: { kind: 'airport-map', id: 88 } },
  { path: '/embedded/task/5', page: { kind: 'task', id: 5 } },
  { path: '/embedded/flights/41', page: undefined },
  { path: '/embedded/nothing', page: undefined },
])('$path', ({ path, page }) => {
  expect(pageOf(path)).toEqual(page);
});
