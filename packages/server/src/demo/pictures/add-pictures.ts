import type { FlightDetailRow } from '../../flights/queries.js';
import type { Services } from '../../services.js';
import { storeStory } from '../../stories/store-story.js';
import { createRandom, type Random } from '../simulator/random.js';
import { type DemoView, drawView } from './draw-view.js';

export interface PicturedFlight {
  flight: Pick<FlightDetailRow, 'id' | 'user_id' | 'takeoff_time'>;
  /** Names the flight; its pictures follow from it. */
  seed: string;
  /** Unix seconds of the last fix. */
  endS: number;
  /** Of the last flight of the season, which everybody looks at first. */
  isLast: boolean;
}

/** Not so many that a first start takes much longer for them. */
const SHARE_OF_FLIGHTS = 0.06;
const MOST = 4;

/** As pilots write them, in the language of the demo's names for everything else. */
const CAPTIONS: Record<DemoView, readonly (string | undefined)[]> = {
  street: ['Cloud street all the way to the horizon', 'Not a turn for forty kilometres', undefined],
  mountains: ['Over the first ridge', 'The way home is behind those', undefined],
  gaggle: ['Never alone for long', 'Somebody had found it before us', undefined],
  evening: ['Last light, last climb', 'Final glide', undefined],
};

/**
 * Gives some flights pictures, as if their pilots had added them after the upload: through the code
 * that takes those of users.
 */
export async function addPictures(services: Services, pictured: PicturedFlight): Promise<void> {
  const { flight, seed, endS, isLast } = pictured;
  const random = createRandom(`${seed}/pictures`);
  if (!random.chance(SHARE_OF_FLIGHTS) && !isLast) return;
  const startS = flight.takeoff_time.getTime() / 1000;
  for (const [index, view] of viewsOf(random).entries()) {
    const share = random.between(0.1, 0.9);
    // The sun is low only at the end of a flight.
    const takenS = startS + (endS - startS) * (view === 'evening' ? 0.93 : share);
    const bytes = await drawView(view, `${seed}/${index}`);
    await storeStory(services, {
      user: { id: flight.user_id, isSuperuser: false },
      flightId: flight.id,
      files: new Map([['image', { name: `${view}.jpg`, mediaType: 'image/jpeg', bytes }]]),
      comment: random.pick(CAPTIONS[view]),
      startTime: new Date(Math.round(takenS) * 1000),
    });
  }
}

/** One picture to four; each view once at most. */
function viewsOf(random: Random): DemoView[] {
  const views: DemoView[] = ['street', 'mountains', 'gaggle', 'evening'];
  const count = 1 + random.below(MOST);
  while (views.length > count) views.splice(random.below(views.length), 1);
  return views;
}
