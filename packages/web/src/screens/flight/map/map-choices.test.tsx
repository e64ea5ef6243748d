import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type MapChoices, shownColoring, useMapChoices } from './map-choices.js';

beforeEach(() => localStorage.clear());

const choices = () => renderHook(useMapChoices).result.current[0];

test('choices stay on this device', () => {
  const { result } = renderHook(useMapChoices);
  const switched: MapChoices = { layers: { winds: false }, coloring: 'vario', follows: true };
  act(() => result.current[1](switched));
  expect(result.current[0]).toEqual(switched);
  expect(choices()).toEqual(switched);
});

test.each([
  { why: 'nothing', stored: undefined },
  { why: 'no JSON', stored: '{' },
  { why: 'another shape', stored: '[1]' },
  { why: 'null', stored: 'null' },
  { why: 'other values', stored: '{"layers":{"winds":"no"},"coloring":"rainbow","follows":1}' },
])('starts with the defaults from $why', ({ stored }) => {
  if (stored !== undefined) localStorage.setItem('cloudstreet.flight-map', stored);
  expect(choices()).toEqual({ layers: {}, coloring: undefined, follows: false });
});

test.each([
  { why: 'alone', coloring: undefined, isCompared: false, expected: 'vario' },
  { why: 'beside other flights', coloring: undefined, isCompared: true, expected: 'none' },
  { why: 'as chosen', coloring: 'altitude', isCompared: true, expected: 'altitude' },
] as const)('colours a track $why by $expected', ({ isCompared, expected, coloring }) => {
  expect(shownColoring({ coloring }, isCompared)).toBe(expected);
});
