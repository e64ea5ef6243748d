/** A photo or video taken in flight. */
export interface FlightPhoto {
  id: number;
  /** Description of the content, used as alternative text. */
  name: string;
  kind: 'image' | 'video';
  /** Time of the photo in Unix seconds. */
  timeS: number;
}

/** Photos of a flight with their highlight and actions, shared by barogram and map. */
export interface FlightPhotos {
  /** In chronological order. */
  list: readonly FlightPhoto[];
  /** Photo highlighted on the page; `null` for none. */
  highlightedId: number | null;
  /** Called with the photo when pointer or focus enter it, and with `null` when they leave. */
  onHighlight: (photo: FlightPhoto | null) => void;
  onOpen: (photo: FlightPhoto) => void;
}

/** Photos close enough to share one marker; at least one. */
export type PhotoGroup = readonly [FlightPhoto, ...FlightPhoto[]];

/**
 * Groups photos whose markers would overlap. A group stays at the position of its first photo, so
 * it does not move when another photo joins it.
 *
 * @param placeOf Returns the position of a photo in pixels.
 * @param gapPx Minimum distance between two markers.
 */
export function groupPhotos(
  photos: readonly FlightPhoto[],
  placeOf: (photo: FlightPhoto) => readonly [x: number, y: number],
  gapPx: number,
): PhotoGroup[] {
  const groups: { x: number; y: number; photos: [FlightPhoto, ...FlightPhoto[]] }[] = [];
  for (const photo of photos) {
    const [x, y] = placeOf(photo);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < gapPx);
    if (near) near.photos.push(photo);
    else groups.push({ x, y, photos: [photo] });
  }
  return groups.map((group) => group.photos);
}
