import { type Badge, sumOf } from '../badge.js';

/** Number of flights with photos or videos. */
export const STORYTELLER: Badge = {
  id: 'storyteller',
  unit: 'count',
  levels: [20],
  progress: sumOf(({ hasPhotos }) => (hasPhotos ? 1 : 0)),
  emblem: 'M4 8h4l1.5-3h5L16 8h4v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
};
