import { expect, test } from 'vitest';
import { WORLD } from '../view-bounds.js';
import { taskBounds } from './task-bounds.js';

const point = (lon: number, lat: number) => ({ name: 'A', lon, lat });

test('the bounds contain all tasks', () => {
  expect(taskBounds([[point(7, 51), point(8, 50)], [point(6, 49)]])).toEqual([6, 49, 8, 51]);
});

test('a task across the date line stays together', () => {
  expect(taskBounds([[point(179, 1), point(-179, 2)]])).toEqual([179, 1, 181, 2]);
});

test('without tasks the map shows the world', () => {
  expect(taskBounds([])).toEqual(WORLD);
});
