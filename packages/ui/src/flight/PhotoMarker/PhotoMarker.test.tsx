import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import type { FlightPhotos } from '../flight-photos.js';
import { PhotoMarker, type PhotoMarkerProps } from './PhotoMarker.js';

const timeS = Date.UTC(2026, 6, 14, 10) / 1000;
const image = { id: 7, name: 'Cloud street', kind: 'image', timeS } as const;
const video = { id: 8, name: 'Final glide', kind: 'video', timeS: timeS + 60 } as const;

function renderMarker(props: Partial<PhotoMarkerProps> = {}) {
  const onHighlight = vi.fn<FlightPhotos['onHighlight']>();
  const onOpen = vi.fn<FlightPhotos['onOpen']>();
  renderKit(
    <PhotoMarker
      group={[image]}
      highlightedId={null}
      onHighlight={onHighlight}
      onOpen={onOpen}
      {...props}
    />,
    { timeZone: 'Europe/Berlin' },
  );
  return { onHighlight, onOpen, marker: screen.getByRole('button') };
}

test('has caption and local time as accessible name', () => {
  expect(renderMarker().marker).toHaveAccessibleName('Cloud street, 12:00');
});

test('a marker of several photos names their number and each of them', () => {
  const { marker } = renderMarker({ group: [image, video] });
  expect(marker).toHaveAccessibleName('2 Cloud street, 12:00; Final glide, 12:01');
});

test('reports when the pointer enters and leaves', async () => {
  const { marker, onHighlight } = renderMarker();
  await userEvent.hover(marker);
  expect(onHighlight).toHaveBeenLastCalledWith(image);
  await userEvent.unhover(marker);
  expect(onHighlight).toHaveBeenLastCalledWith(null);
});

test('works with the keyboard', async () => {
  const { onHighlight, onOpen } = renderMarker({ group: [image, video] });
  await userEvent.tab();
  expect(onHighlight).toHaveBeenLastCalledWith(image);
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[image]]);
});

test.each([
  { highlightedId: 8, isHighlighted: true },
  { highlightedId: 9, isHighlighted: false },
])('is highlighted with any of its photos: $highlightedId', ({ highlightedId, isHighlighted }) => {
  const { marker } = renderMarker({ group: [image, video], highlightedId });
  expect(marker.hasAttribute('data-highlighted')).toBe(isHighlighted);
});
