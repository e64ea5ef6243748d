import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { messages } from '../../../../generated/messages/en-gb.js';
import { captionAt, fileNameOf } from './caption.js';

const NOON_S = Date.parse('2026-06-20T12:00:00Z') / 1000;
const track = {
  unixS: [NOON_S - 10, NOON_S, NOON_S + 10],
  latDeg: [50, 50, 50],
  lonDeg: [8, 8, 8],
  altitudeM: [1180, 1200, 1220],
};
const units = { unitSystem: 'M', locale: 'en-gb', timeZone: 'Europe/Berlin' } as const;

function flightOf(parts: Partial<FlightDetail>): FlightDetail {
  return { id: 7, scoring_date: '2026-06-20', contest: [], ...parts } as FlightDetail;
}

const captionOf = (flight: FlightDetail) => captionAt(NOON_S, { flight, track, units, messages });

test('names pilots, day, place and aircraft, the result, and how the glider flies now', () => {
  const flight = flightOf({
    rank: true,
    user: { id: 1, name: 'Ada Beck' },
    co_user_name: 'Bo Lind',
    takeoff_airport: { id: 2, name: 'Musterfeld' },
    aircraft: { id: 3, name: 'ASK 21' },
    contest: [{ name: 'free', points: 512.34, distance: 480.2, speed: 96.04 }],
  } as Partial<FlightDetail>);
  expect(captionOf(flight)).toEqual({
    title: 'Ada Beck, Bo Lind',
    note: '20 Jun 2026 · Musterfeld · ASK 21',
    figures: [
      { label: 'Distance', value: '480.2\u202fkm' },
      { label: 'Speed', value: '96.0\u202fkm/h' },
      { label: 'Points', value: '512.3' },
    ],
    readings: ['14:00', '1,200\u202fm', '0\u202fkm/h', '+2.0\u202fm/s'],
  });
});

test('a flight that does not count in rankings has no points', () => {
  const flight = flightOf({
    rank: false,
    contest: [{ name: 'free', points: 512.34, distance: 480.2, speed: 96.04 }],
  } as Partial<FlightDetail>);
  expect(captionOf(flight).figures.map(({ label }) => label)).toEqual(['Distance', 'Speed']);
});

test('a flight without pilot and score has its place as title, and no result', () => {
  const flight = flightOf({ takeoff_airport: { id: 2, name: 'Musterfeld' } });
  expect(captionOf(flight)).toMatchObject({ title: 'Musterfeld', figures: [] });
  expect(captionOf(flightOf({})).title).toBe('Cloudstreet');
});

test('file names have pilot, day and place, and no characters that file systems reject', () => {
  const named = flightOf({
    user: { id: 1, name: 'Ada Beck' },
    takeoff_airport: { id: 2, name: 'Nord/Süd: "West"' },
  });
  expect(fileNameOf(named)).toBe('Ada Beck 2026-06-20 Nord-Süd- -West-');
  expect(fileNameOf(flightOf({}))).toBe('2026-06-20');
});
