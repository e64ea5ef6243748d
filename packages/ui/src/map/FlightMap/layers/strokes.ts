/** How the track is drawn, in px. */
export const TRACK_STROKE = {
  widthPx: 2.25,
  casingPx: 5,
  casingOpacity: 0.85,
  /** Opacity of parts that do not count. */
  paleOpacity: 0.55,
};

/** How scored legs and the dots of their turnpoints are drawn, in px. */
export const LEG_STROKE = {
  widthPx: 1.5,
  casingPx: 4,
  casingOpacity: 0.7,
  dotRadiusPx: 3.5,
  dotCasingPx: 1.5,
};
