import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { TrackPicture } from './TrackPicture.js';

const flight = syntheticFlight();

test('is an image with a name, or decoration without one', () => {
  const { rerender } = render(<TrackPicture track={flight} label="Track of the flight" />);
  expect(screen.getByRole('img', { name: 'Track of the flight' })).toBeInTheDocument();
  rerender(<TrackPicture track={flight} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws thousands of fixes as a short line inside the picture', () => {
  const { container } = render(<TrackPicture track={flight} label="Track" />);
  const line = container.querySelector('path:last-child')?.getAttribute('d') ?? '';
  const points = line
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number));
  expect(points.length).toBeGreaterThan(20);
  expect(points.length).toBeLessThan(600);
  for (const [x = Number.NaN, y = Number.NaN] of points) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(150);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(110);
  }
});

test('a track across the antimeridian keeps its shape', () => {
  const pacific = { lat: [-17, -17.5, -17], lon: [179.5, -180, -179.5] };
  const { container } = render(<TrackPicture track={pacific} />);
  expect(container.querySelector('path:last-child')).toHaveAttribute(
    'd',
    expect.stringMatching(/^M10\.0 \S+L80\.0 \S+L150\.0/),
  );
});

test('no fixes, no line', () => {
  const { container } = render(<TrackPicture track={{ lat: [], lon: [] }} />);
  expect(container.querySelector('path:last-child')).toHaveAttribute('d', '');
});
