import type { Story } from './models.js';

/** How wide an image of a story is fetched: 600 or 1200 pixels, or as large as it is kept. */
export type StoryImageSize = 'small' | 'medium' | 'large';

/** The path of an image in another size; whichever size the path given is of. */
export function storyImagePath(path: Story['image'], size: StoryImageSize): string {
  const large = path.replace(/_(small|medium)\.jpg$/, '.jpg');
  return size === 'large' ? large : large.replace(/\.jpg$/, `_${size}.jpg`);
}

/** Since this day a picture that stands alone is shown larger. */
const MEDIUM_SINCE = '2024-09-09';

/** The one image that stands for a flight in a list: medium where it is the only one of a newer flight. */
export function listedImagePath(flight: {
  readonly story?: readonly string[];
  readonly scoring_date: string;
}): string | undefined {
  const { story = [], scoring_date: day } = flight;
  const [first] = story;
  if (first === undefined) return undefined;
  const isMedium = story.length === 1 && day >= MEDIUM_SINCE;
  return storyImagePath(first, isMedium ? 'medium' : 'small');
}
