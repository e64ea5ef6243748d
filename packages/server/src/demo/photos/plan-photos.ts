import { createRandom, type Random } from '../simulator/random.js';
import type { DemoView } from './draw-view.js';

export interface PlannedPhoto {
  view: DemoView;
  /** Seed of the random details. */
  seed: string;
  /** Unix seconds. */
  takenS: number;
  /** Null without a caption. */
  caption: string | null;
}

export interface PhotoPlanOptions {
  /** Name of the flight; its photos depend only on it. */
  seed: string;
  /** Unix seconds. */
  startS: number;
  endS: number;
  /** Whether it is the last flight of the season, which visitors look at first. */
  isLast: boolean;
}

/** Few enough not to slow down the first start. */
const SHARE_OF_FLIGHTS = 0.06;
const MAX = 4;
/** The sun is low only at the end of a flight. */
const EVENING_SHARE = 0.93;

/** Written as by pilots, in the language of the demo's other texts. */
const CAPTIONS: Record<DemoView, readonly (string | null)[]> = {
  street: ['Cloud street all the way to the horizon', 'Not a turn for forty kilometres', null],
  mountains: ['Over the first ridge', 'The way home is behind those', null],
  gaggle: ['Never alone for long', 'Others had found it before us', null],
  evening: ['Last light, last climb', 'Final glide', null],
};

/** Plans the photos of a flight: none for most flights, one to four for others. */
export function planPhotos({ seed, startS, endS, isLast }: PhotoPlanOptions): PlannedPhoto[] {
  const random = createRandom(`${seed}/pictures`);
  if (!random.chance(SHARE_OF_FLIGHTS) && !isLast) return [];
  return viewsOf(random).map((view, index) => {
    const share = random.between(0.1, 0.9);
    const takenS = startS + (endS - startS) * (view === 'evening' ? EVENING_SHARE : share);
    const caption = random.pick(CAPTIONS[view]);
    return { view, seed: `${seed}/${index}`, takenS: Math.round(takenS), caption };
  });
}

/** Each view once at most. */
function viewsOf(random: Random): DemoView[] {
  const views: DemoView[] = ['street', 'mountains', 'gaggle', 'evening'];
  const count = 1 + random.below(MAX);
  while (views.length > count) views.splice(random.below(views.length), 1);
  return views;
}
