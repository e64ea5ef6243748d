import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDayChoices } from './day-choices.js';

beforeEach(() => localStorage.clear());

test('choices for one day apply to the next', () => {
  const { result } = renderHook(useDayChoices);
  expect(result.current[0]).toEqual({ measure: 'altitude', showsThermals: true });
  act(() => result.current[1]({ measure: 'climb', showsThermals: false }));
  const next = renderHook(useDayChoices).result.current[0];
  expect(next).toEqual({ measure: 'climb', showsThermals: false });
});

test('an unknown figure becomes the altitude', () => {
  localStorage.setItem('cloudstreet.day-replay', '{"measure":"mood","showsThermals":0}');
  const { measure } = renderHook(useDayChoices).result.current[0];
  expect(measure).toBe('altitude');
});
