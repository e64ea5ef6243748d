import type { FlightDetailRow } from '../../flights/list/queries.js';
import type { Services } from '../../platform/services.js';
import { storeStory } from '../../stories/store-story.js';
import { drawView } from './draw-view.js';
import { type PhotoPlanOptions, planPhotos } from './plan-photos.js';

export interface PhotographedFlight extends Omit<PhotoPlanOptions, 'startS'> {
  flight: Pick<FlightDetailRow, 'id' | 'user_id' | 'takeoff_time'>;
}

/**
 * Adds photos to some flights with the code that stores those of users, as if their pilots had
 * added them after the upload.
 */
export async function addPhotos(
  services: Services,
  { flight, ...options }: PhotographedFlight,
): Promise<void> {
  const { user_id: userId } = flight;
  if (userId === null) return;
  const startS = flight.takeoff_time.getTime() / 1000;
  for (const { view, seed, takenS, caption } of planPhotos({ ...options, startS })) {
    const bytes = await drawView(view, seed);
    await storeStory(services, {
      skipNotifications: true,
      user: { id: userId, isSuperuser: false },
      flightId: flight.id,
      files: new Map([['image', { name: `${view}.jpg`, mediaType: 'image/jpeg', bytes }]]),
      comment: caption ?? undefined,
      startTime: new Date(takenS * 1000),
    });
  }
}
