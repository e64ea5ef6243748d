import { expect, test } from 'vitest';
import { BEHIND_GROUND, markOf, sceneMarks } from './scene-marks.js';

/** Adds a turnpoint in the middle of a map of 200 × 100 px. */
function addTurnpoint(map: HTMLElement, text: string): HTMLElement {
  const marker = map.appendChild(document.createElement('div'));
  const mark = marker.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(markOf('turnpoint'))) mark.setAttribute(name, value);
  mark.textContent = text;
  mark.getBoundingClientRect = () => new DOMRect(90, 40, 20, 20);
  return marker;
}

test('frames of videos contain marks in view, but none behind hills', () => {
  const map = document.createElement('div');
  map.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  addTurnpoint(map, '1');
  addTurnpoint(map, '2').setAttribute(BEHIND_GROUND, '');
  expect(sceneMarks(map)).toEqual([{ kind: 'turnpoint', text: '1', x: 0.5, y: 0.5 }]);
});
