import type { Story } from './models.js';

/** Width of a photo: 600 pixels, 1200 pixels, or the stored size. */
export type StoryImageSize = 'small' | 'medium' | 'large';

/** Returns the path of an image in another size. `path` may be of any size. */
export function storyImagePath(path: Story['image'], size: StoryImageSize): string {
  const large = path.replace(/_(small|medium)\.jpg$/, '.jpg');
  return size === 'large' ? large : large.replace(/\.jpg$/, `_${size}.jpg`);
}

/** From this date on, a single photo is shown larger. */
const MEDIUM_SINCE = '2024-09-09';

/** Returns the photo of a flight in a list: medium if it is the only one of a newer flight. */
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
