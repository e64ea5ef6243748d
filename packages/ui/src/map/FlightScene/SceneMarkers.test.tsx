import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import type { MarkedTurnpoint } from '../../flight/scored-geometry.js';
import { SceneMarkers } from './SceneMarkers.js';
import type { SeenPlace } from './scene-frame.js';
import { createSceneLayer, type SceneLayer } from './scene-layer.js';
import { BEHIND_GROUND } from './scene-marks.js';

const flight = {
  path: [
    [9, 50],
    [9.2, 50.1],
    [9.4, 50],
  ] as [number, number][],
  timeS: [0, 100, 200],
  altitudeM: [300, 1500, 200],
};
const turnpoint = {
  role: 'turnpoint',
  number: 1,
  lon: 9.1,
  lat: 50.05,
  timeS: 50,
} as MarkedTurnpoint;

/** Shows a scene whose camera looks at the middle of the map from the side. */
function show(see: (altitudeM: number) => SeenPlace | undefined) {
  const listeners = new Set<() => void>();
  const scene: SceneLayer = {
    ...createSceneLayer(),
    placeOf: ({ altitudeM }) => see(altitudeM),
    onDrawn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const onSelect = vi.fn();
  const { unmount } = renderKit(
    <SceneMarkers
      scene={scene}
      flight={flight}
      hasLanding
      turnpoints={[turnpoint]}
      onSelect={onSelect}
    />,
  );
  act(() => {
    for (const listener of listeners) listener();
  });
  return { onSelect, unmount, listeners };
}

const markerOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('[data-map-pin]')!.style.transform;

test('markers are at the altitude at which they were flown', () => {
  show((altitudeM) => ({ xPx: 100, yPx: altitudeM, depth: 1, isHidden: false }));
  const number = screen.getByRole('button', { name: 'Turnpoint 1' });
  expect(markerOf(number)).toContain('translate(100px, 900px)');
  expect(markerOf(screen.getByText('Takeoff'))).toContain('322px');
  expect(markerOf(screen.getByText('Landing'))).toContain('222px');
});

test('markers are part of what is hidden until the map has its ground', () => {
  show(() => undefined);
  for (const element of [screen.getByText('Takeoff'), screen.getByRole('button')]) {
    expect(element.closest('[data-map-content]')).not.toBeNull();
  }
});

test('a marker behind the camera is out of view, and is pressed with the keyboard all the same', async () => {
  const { onSelect } = show(() => undefined);
  expect(markerOf(screen.getByRole('button', { name: 'Turnpoint 1' }))).toContain('-200px');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(50);
});

test('a marker behind hills is marked, so that videos leave it out', () => {
  show((altitudeM) => ({ xPx: 100, yPx: 100, depth: 1, isHidden: altitudeM < 250 }));
  const isMarked = (text: string) => screen.getByText(text).closest(`[${BEHIND_GROUND}]`) !== null;
  expect(isMarked('Landing')).toBe(true);
  expect(isMarked('Takeoff')).toBe(false);
});

test('markers that are gone follow no frames', () => {
  const { unmount, listeners } = show(() => undefined);
  expect(listeners.size).toBe(3);
  unmount();
  expect(listeners.size).toBe(0);
});
