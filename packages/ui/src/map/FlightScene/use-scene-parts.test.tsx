import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { messages } from '../../generated/messages/en-gb.js';
import { MessagesProvider } from '../../messages/MessagesProvider.js';
import { UnitsProvider } from '../../values/UnitsProvider.js';
import type { DrawnSceneProps } from './flight-scene-props.js';
import { useSceneParts } from './use-scene-parts.js';

const flight = syntheticFlight({ intervalS: 20 });
const other = { id: 1, name: 'Ada Beck', color: '#123456', track: flight };
const props: DrawnSceneProps = {
  track: flight,
  score: flight.score,
  coloring: { by: 'altitude', values: flight.altitudeM },
  otherTracks: [other],
  trail: { lengthS: 300, isPlaying: true },
};

function Kit({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider messages={messages}>
      <UnitsProvider unitSystem="M" locale="en-gb" timeZone="UTC">
        {children}
      </UnitsProvider>
    </MessagesProvider>
  );
}

function partsOf(changed: Partial<DrawnSceneProps>) {
  const { result } = renderHook(() => useSceneParts({ ...props, ...changed }), { wrapper: Kit });
  return result.current;
}

/** Returns which parts of the flight are drawn. */
function drawn({ showsTrack, coloring, course, others, trailS }: ReturnType<typeof partsOf>) {
  return {
    track: showsTrack && coloring !== undefined,
    score: course.legs.length > 0 && course.turnpoints.length > 0,
    otherTracks: others.length > 0,
    trail: trailS === 300,
  };
}

const ALL = { track: true, score: true, otherTracks: true, trail: true };

test('draws all parts by default', () => {
  expect(drawn(partsOf({}))).toEqual(ALL);
});

test.each(['track', 'score', 'otherTracks', 'trail'] as const)(
  'switching off %s hides only that part',
  (layer) => {
    const parts = partsOf({ layers: { [layer]: false } });
    expect(drawn(parts)).toEqual({ ...ALL, [layer]: false });
    expect(parts.classes === undefined).toBe(layer === 'track');
    // It is described in text and fitted into view all the same.
    expect(parts.marked.turnpoints).not.toHaveLength(0);
  },
);

test('the menu has the parts of the scene and base images', () => {
  const ground = { id: 'sat', name: 'Satellite', tiles: 'https://w/{z}/{x}/{y}', attribution: '' };
  const keys = (changed: Partial<DrawnSceneProps>) =>
    partsOf(changed).choices.map(({ key }) => key);
  expect(keys({ rasterLayers: [ground] })).toEqual([
    'track',
    'score',
    'trail',
    'otherTracks',
    'raster.sat',
  ]);
  expect(keys({ otherTracks: [], score: undefined })).toEqual(['track', 'trail']);
});

test('there is no trail while the replay is paused', () => {
  expect(partsOf({ trail: { lengthS: 300, isPlaying: false } }).trailS).toBe(0);
});
