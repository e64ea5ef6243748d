import { DEFAULT_RADIUS_KM } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import type { DateSearch } from '../flight-dates/flight-dates.js';
import { type NamedFilter, useDaysName, useFilterNames } from './filter-names.js';

function Name({ applied }: { applied: NamedFilter }) {
  return useFilterNames()(applied);
}

test.each<{ applied: NamedFilter; text: string }>([
  { applied: { filter: 'user', value: 7, name: 'Jo Ek' }, text: 'Jo Ek' },
  { applied: { filter: 'user', value: 7 }, text: 'Pilot 7' },
  { applied: { filter: 'sc_class', value: 'OP' }, text: 'Open class' },
  { applied: { filter: 'kind', value: 'MG' }, text: 'Motor glider' },
  { applied: { filter: 'region', value: 'IT-25' }, text: 'Region IT-25' },
  { applied: { filter: 'region', value: 'IT-25', name: 'Lombardia' }, text: 'Lombardia' },
  { applied: { filter: 'multi_region', value: 'ssa-4' }, text: 'SSA region 4' },
  { applied: { filter: 'multi_region', value: 'BNL' }, text: 'Benelux' },
  { applied: { filter: 'country', value: 'IT' }, text: 'Italy' },
  { applied: { filter: 'continent', value: 'EU' }, text: 'Europe' },
  { applied: { filter: 'month', value: 7 }, text: 'July' },
  { applied: { filter: 'keyword', value: 'wave' }, text: 'Wave' },
  { applied: { filter: 'pilots', value: 2 }, text: '2 pilots' },
  { applied: { filter: 'distance_gt', value: 500 }, text: 'More than 500\u202fkm' },
  { applied: { filter: 'altitude_gt', value: 4000 }, text: 'Above 4,000\u202fm' },
  { applied: { filter: 'sector', value: 'N', name: 'North' }, text: 'Takeoff: North' },
  { applied: { filter: 'registration', value: 'D-1234' }, text: 'D-1234' },
])('names $applied.filter $applied.value: $text', ({ applied, text }) => {
  renderKit(<Name applied={applied} />);
  expect(screen.getByText(text, { normalizer: String })).toBeVisible();
});

test('names a place with the radius of the contract', () => {
  renderKit(<Name applied={{ filter: 'point_of_interest', value: 'city-4', name: 'Varese' }} />);
  const text = `Within ${DEFAULT_RADIUS_KM}\u202fkm of Varese`;
  expect(screen.getByText(text, { normalizer: String })).toBeVisible();
});

function Days({ dates }: { dates: DateSearch }) {
  return useDaysName(dates, new Date('2026-07-14T10:00:00Z')) ?? 'all';
}

test.each<{ dates: DateSearch; text: string }>([
  { dates: {}, text: 'all' },
  { dates: { scoring_date: 'today' }, text: 'Today' },
  { dates: { season: 2026 }, text: 'Season 2026' },
  { dates: { scoring_date_start: '2026-07-01' }, text: 'From 1 Jul 2026' },
])('names days: $text', ({ dates, text }) => {
  renderKit(<Days dates={dates} />);
  expect(screen.getByText(text)).toBeVisible();
});
