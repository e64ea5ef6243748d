/** A picture or video that was taken in flight. */
export interface FlightPicture {
  id: number;
  /** What is to be seen. */
  name: string;
  kind: 'image' | 'video';
  /** When it was taken, in unix seconds. */
  timeS: number;
}

/** How pictures of a flight are pointed at and opened; barogram and map share it. */
export interface FlightPictures {
  /** In the order of their time. Keep the list the same between renders. */
  list: readonly FlightPicture[];
  /** The one pointed at anywhere on the page; `null` for none. */
  highlightedId: number | null;
  /** Told when pointer or focus come to a picture, and when they leave it. */
  onHighlight: (picture: FlightPicture | null) => void;
  onOpen: (picture: FlightPicture) => void;
}

/** Pictures so near to each other that one marker stands for all of them; never none. */
export type PictureGroup = readonly [FlightPicture, ...FlightPicture[]];

/**
 * Puts those together whose markers would cover each other. The first of a group stays in its
 * place, so that a group does not move when others join it.
 *
 * @param placeOf Where a picture is drawn, in pixels.
 * @param gapPx Least distance of two markers.
 */
export function groupPictures(
  pictures: readonly FlightPicture[],
  placeOf: (picture: FlightPicture) => readonly [x: number, y: number],
  gapPx: number,
): PictureGroup[] {
  const groups: { x: number; y: number; pictures: [FlightPicture, ...FlightPicture[]] }[] = [];
  for (const picture of pictures) {
    const [x, y] = placeOf(picture);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < gapPx);
    if (near) near.pictures.push(picture);
    else groups.push({ x, y, pictures: [picture] });
  }
  return groups.map((group) => group.pictures);
}
