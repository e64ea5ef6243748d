import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankedFlight, scoringFlight, unrankedFlight } from '../../../test/flights.js';
import { renderKit } from '../../../test/render-kit.js';
import { FlightTile } from './FlightTile.js';

test('links to the flight by pilot and figures', () => {
  renderKit(<FlightTile flight={rankedFlight} href="/flight/41" />);
  const link = screen.getByRole('link', { name: /Katharina Lindqvist.*812\.4.*958\.7.*116\.0/ });
  expect(link).toHaveAttribute('href', '/flight/41');
});

test('shows pilot, aircraft, airport and time', () => {
  const { container } = renderKit(<FlightTile flight={rankedFlight} href="/flight/41" />);
  for (const text of ['with Matteo Bruno', 'Arcus M', 'Varese', 'Lombardia', '14 Jul 2026']) {
    expect(container).toHaveTextContent(text);
  }
  expect(container.textContent).toMatch(/11:42\s–\s19:58/);
});

test('names a co-pilot who is a user', () => {
  const { co_user_name: _, ...flight } = rankedFlight;
  const coUser = { id: 8, name: 'Greta Segel' };
  const { container } = renderKit(<FlightTile flight={{ ...flight, co_user: coUser }} href="/" />);
  expect(container).toHaveTextContent('with Greta Segel');
});

test.each([
  { media: 'I', words: 'With photos' },
  { media: 'V', words: 'With video' },
  { media: 'C', words: 'With comments' },
] as const)('mentions photos, videos and comments: $words', ({ media, words }) => {
  renderKit(<FlightTile flight={{ ...rankedFlight, media_info: media }} href="/" />);
  expect(screen.getByText(words)).toBeVisible();
});

test("marks the co-pilot's list beside the aircraft", () => {
  const { container } = renderKit(<FlightTile flight={rankedFlight} href="/" isOfCoPilot />);
  expect(container).toHaveTextContent('Matteo Bruno as co-pilot, Arcus M');
});

test.each([
  { why: 'ranked', flight: rankedFlight, remark: [] },
  { why: 'not ranked', flight: unrankedFlight, remark: ['Not ranked'] },
  {
    why: 'uploaded late',
    flight: { ...unrankedFlight, not_ranked_reason: 'late' as const },
    remark: ['Too late'],
  },
  {
    why: 'without index',
    flight: { ...unrankedFlight, not_ranked_reason: 'no_index' as const },
    remark: ['No index'],
  },
  {
    why: 'not valid',
    flight: { ...unrankedFlight, status: 'invalid' as const },
    remark: ['Not valid'],
  },
  {
    why: 'private',
    flight: { ...unrankedFlight, visibility: 'private' as const },
    remark: ['Private'],
  },
  {
    why: 'a draft',
    flight: { ...unrankedFlight, visibility: 'draft' as const },
    remark: ['Draft'],
  },
  {
    why: 'with a link',
    flight: { ...unrankedFlight, visibility: 'link' as const },
    remark: ['Link only'],
  },
  { why: 'being scored', flight: scoringFlight, remark: ['Scoring…'] },
  {
    why: 'waiting',
    flight: { ...scoringFlight, status: 'pending' as const },
    remark: ['Waiting to be scored'],
  },
])('shows its status as text: $why', ({ flight, remark }) => {
  renderKit(<FlightTile flight={flight} href="/flight/1" />);
  const remarks = screen.queryAllByText(
    /Not ranked|Not valid|Too late|No index|Private|Draft|Link|Scoring|Waiting/,
  );
  expect(remarks.map(({ textContent }) => textContent)).toEqual(remark);
});

test('shows a flight with only a pilot and a day', () => {
  const { id, status, rank, user, scoring_date, time_zone, junior } = scoringFlight;
  renderKit(
    <FlightTile
      flight={{ id, status, rank, user: user!, scoring_date, time_zone, junior }}
      href="/flight/43"
    />,
  );
  expect(screen.getByRole('link', { name: /Jo Ek/ })).toBeVisible();
});

test('a flight whose pilot deleted the account shows no name', () => {
  const { user: _left, ...flight } = scoringFlight;
  renderKit(<FlightTile flight={flight} href="/flight/43" />);
  expect(screen.getByRole('link', { name: /Former pilot/ })).toBeVisible();
});
