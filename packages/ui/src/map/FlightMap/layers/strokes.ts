/** Widths of the track in px. */
export const TRACK_STROKE = {
  widthPx: 2.25,
  casingPx: 5,
  casingOpacity: 0.85,
  /** Opacity of parts that do not count. */
  paleOpacity: 0.55,
};

/** Widths of scored legs and of the dots of their turnpoints in px. */
export const LEG_STROKE = {
  widthPx: 1.5,
  opacity: 1,
  casingPx: 4,
  casingOpacity: 0.7,
  /** On the ground below a flight in space, where the course is less important. */
  inSpace: { opacity: 0.5, casingOpacity: 0.25 },
  dotRadiusPx: 3.5,
  dotCasingPx: 1.5,
};
