import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../test/render-kit.js';
import { formatDuration, formatSeconds } from './format-duration.js';
import { formatQuantityParts, quantityText } from './format-quantity-parts.js';
import { formatDate, formatTime } from './format-time.js';
import {
  Altitude,
  AltitudeRange,
  Angle,
  ClimbRate,
  ClimbRateRange,
  Distance,
  Energy,
  Index,
  Points,
  Separation,
  Share,
  Speed,
} from './quantities.js';
import { LocalDate, LocalTime } from './times.js';

test.each([
  { system: 'M', expected: '742.3\u202fkm|98.4\u202fkm/h|1,540\u202fm|+2.1\u202fm/s' },
  { system: 'I', expected: '742.3\u202fkm|98.4\u202fkm/h|5,052\u202fft|+4.1\u202fkt' },
  { system: 'U', expected: '461.2\u202fmi|61.1\u202fmph|5,052\u202fft|+413\u202ffpm' },
] as const)('formats a flight in system $system', ({ system, expected }) => {
  const { container } = renderKit(
    <>
      <Distance km={742.3} />|<Speed kmh={98.4} />|<Altitude m={1540} />|<ClimbRate mps={2.1} />
    </>,
    { unitSystem: system },
  );
  expect(container).toHaveTextContent(expected, { normalizeWhitespace: false });
});

test('numbers follow the locale', () => {
  const { container } = renderKit(<Points points={1234.5} />, { locale: 'de' });
  expect(container).toHaveTextContent('1.234,5');
});

test.each([
  { system: 'M', expected: '1,000 – 1,500\u202fm|-0.5 – +1.0\u202fm/s' },
  { system: 'U', expected: '3,281 – 4,921\u202fft|-98 – +197\u202ffpm' },
] as const)('a range shows its unit once in system $system', ({ system, expected }) => {
  const { container } = renderKit(
    <>
      <AltitudeRange fromM={1000} toM={1500} />|<ClimbRateRange fromMps={-0.5} toMps={1} />
    </>,
    { unitSystem: system },
  );
  expect(container).toHaveTextContent(expected, { normalizeWhitespace: false });
});

test('shares and angles are whole numbers', () => {
  const { container } = renderKit(
    <>
      <Share fraction={0.377} />|<Angle degrees={34.23} />
    </>,
  );
  expect(container).toHaveTextContent('38\u202f%|34\u202f°', { normalizeWhitespace: false });
});

test('an energy has two decimals, an index its own', () => {
  const { container } = renderKit(
    <>
      <Energy kwh={1.8} />|<Index index={108} />|<Index index={113.5} />
    </>,
    { locale: 'de' },
  );
  expect(container).toHaveTextContent('1,80\u202fkWh|108|113,5', { normalizeWhitespace: false });
});

test.each([
  { m: 8, system: 'M', expected: '<\u202f20\u202fm' },
  { m: 20, system: 'M', expected: '20\u202fm' },
  { m: 999, system: 'M', expected: '999\u202fm' },
  { m: 1000, system: 'M', expected: '1.0\u202fkm' },
  { m: 8, system: 'U', expected: '<\u202f66\u202fft' },
  { m: 250, system: 'U', expected: '820\u202fft' },
] as const)('$m m apart in system $system', ({ m, system, expected }) => {
  const { container } = renderKit(<Separation m={m} />, { unitSystem: system });
  expect(container).toHaveTextContent(expected, { normalizeWhitespace: false });
});

test('an unknown value is a dash', () => {
  const { container } = renderKit(<Distance km={undefined} />);
  expect(container).toHaveTextContent('–');
});

test('a level climb rate has no sign', () => {
  const units = { unitSystem: 'M', locale: 'en-gb' } as const;
  expect(formatQuantityParts('climb', 0, units).number).toBe('0.0');
  expect(formatQuantityParts('climb', -1.24, units).number).toBe('-1.2');
});

test.each([
  { seconds: 125, text: '2\u202fmin\u00a005\u202fs' },
  { seconds: 878, text: '14\u202fmin\u00a038\u202fs' },
  { seconds: 38, text: '38\u202fs' },
  { seconds: 4805, text: '1\u202fh\u00a020\u202fmin\u00a005\u202fs' },
  { seconds: 3600, text: '1\u202fh\u00a000\u202fmin\u00a000\u202fs' },
  { seconds: 0, text: '0\u202fs' },
  { seconds: -0.4, text: '0\u202fs' },
  { seconds: -5, text: '-5\u202fs' },
  { seconds: -3725, text: '-1\u202fh\u00a002\u202fmin\u00a005\u202fs' },
])('$seconds s to the second are $text', ({ seconds, text }) => {
  expect(quantityText(formatSeconds(seconds, 'en-gb'))).toBe(text);
});

test.each([
  { seconds: 6900, text: '1\u202fh\u00a055\u202fmin' },
  { seconds: 300, text: '5\u202fmin' },
  { seconds: 18_420, text: '5\u202fh\u00a007\u202fmin' },
  { seconds: 3599, text: '1\u202fh\u00a000\u202fmin' },
  { seconds: 0, text: '0\u202fmin' },
  { seconds: 3_599_940, text: '999\u202fh\u00a059\u202fmin' },
  { seconds: 4_000_000, text: '1,111\u202fh' },
])('$seconds s to the minute are $text', ({ seconds, text }) => {
  expect(quantityText(formatDuration(seconds, 'en-gb'))).toBe(text);
});

test.each(['en-gb', 'de', 'sv', 'lt', 'ja'])(
  '%s: negative values have one minus sign',
  (locale) => {
    const signOf = (text: string) => text.slice(0, text.search(/\d/));
    const climb = formatQuantityParts('climb', -1.2, { unitSystem: 'M', locale }).number;
    expect(signOf(formatSeconds(-5, locale)[0]!.number)).toBe(signOf(climb));
  },
);

test('a moment uses the chosen zone, a calendar day none', () => {
  const units = { unitSystem: 'M', locale: 'en-gb', timeZone: 'Pacific/Auckland' } as const;
  expect(formatTime('2026-07-14T10:05:00+00:00', units)).toBe('22:05');
  expect(formatDate('2026-07-14T18:00:00+00:00', units)).toBe('15 Jul 2026');
  expect(formatDate('2026-07-14', { ...units, timeZone: 'Pacific/Honolulu' })).toBe('14 Jul 2026');
  expect(formatDate('2026-07-14', units, 'month')).toBe('July 2026');
});

test.each([
  { locale: 'en-GB', timeZone: 'Europe/London', expected: ['14:05', '14:05:07'] },
  { locale: 'en-US', timeZone: 'Europe/London', expected: ['2:05 PM', '2:05:07 PM'] },
  { locale: 'en-US', timeZone: 'UTC', expected: ['13:05', '13:05:07'] },
  { locale: 'de', timeZone: 'UTC', expected: ['13:05', '13:05:07'] },
  { locale: 'fi', timeZone: 'Europe/London', expected: ['14.05', '14.05.07'] },
])('a time of day in $timeZone follows $locale', ({ locale, timeZone, expected }) => {
  const units = { unitSystem: 'M', locale, timeZone } as const;
  const written = [false, true].map((seconds) =>
    formatTime('2026-07-14T13:05:07+00:00', units, seconds).replace('\u202f', ' '),
  );
  expect(written).toEqual(expected);
});

test('times have a machine-readable form', () => {
  const { container } = render(
    <>
      <LocalTime time="2026-07-14T10:05:00+00:00" /> <LocalDate date="2026-07-14" />
    </>,
  );
  const stamps = [...container.querySelectorAll('time')].map((element) => element.dateTime);
  expect(stamps).toEqual(['2026-07-14T10:05:00+00:00', '2026-07-14']);
});
