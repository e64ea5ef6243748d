import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readChoices, useMapChoices } from './map-choices.js';

beforeEach(() => localStorage.clear());

test('what is switched stays switched on this device', () => {
  const { result } = renderHook(useMapChoices);
  act(() => result.current[1]({ layers: { winds: false }, coloring: 'vario' }));
  expect(result.current[0]).toEqual({ layers: { winds: false }, coloring: 'vario' });
  expect(readChoices()).toEqual({ layers: { winds: false }, coloring: 'vario' });
});

test.each([
  { why: 'nothing', stored: undefined },
  { why: 'no JSON', stored: '{' },
  { why: 'another shape', stored: '[1]' },
  { why: 'null', stored: 'null' },
  { why: 'other values', stored: '{"layers":{"winds":"no"},"coloring":"rainbow"}' },
])('from $why it begins anew', ({ stored }) => {
  if (stored !== undefined) localStorage.setItem('cloudstreet.flight-map', stored);
  expect(readChoices()).toEqual({ layers: {}, coloring: 'none' });
});
