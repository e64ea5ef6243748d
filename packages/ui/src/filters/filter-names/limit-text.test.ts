import { fromUnit, roundToHundredths, unitOf } from '@cloudstreet/scoring/units';
import { expect, test } from 'vitest';
import { limitText } from './limit-text.js';

test.each([
  { quantity: 'distance', typed: 12.5, system: 'M', text: '12.5\u202fkm' },
  { quantity: 'distance', typed: 300, system: 'U', text: '300\u202fmi' },
  { quantity: 'distance', typed: 12.34, system: 'U', text: '12.34\u202fmi' },
  { quantity: 'altitude', typed: 13_500, system: 'I', text: '13,500\u202fft' },
  { quantity: 'altitude', typed: 13_500.5, system: 'I', text: '13,500.5\u202fft' },
] as const)('shows a limit as typed: $text', ({ quantity, typed, system, text }) => {
  const stored = roundToHundredths(fromUnit(typed, unitOf(quantity, system)));
  expect(limitText(quantity, stored, { unitSystem: system, locale: 'en-GB' })).toBe(text);
});
