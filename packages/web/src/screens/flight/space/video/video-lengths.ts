/** Seconds of flight per second of video. */
export const VIDEO_SPEEDS = [30, 60, 120, 300, 600] as const;
export type VideoSpeed = (typeof VIDEO_SPEEDS)[number];

export const FRAMES_PER_S = 30;
/** Longest video that people usually watch to its end. */
const USUAL_S = 90;

/** Returns the speed with which a flight becomes a video of usual length. */
export function usualSpeed(flightS: number): VideoSpeed {
  return VIDEO_SPEEDS.find((speed) => flightS / speed <= USUAL_S) ?? 600;
}

/** Returns the number of frames, at least one. */
export function framesOf(flightS: number, speed: VideoSpeed): number {
  return Math.max(1, Math.round((flightS / speed) * FRAMES_PER_S));
}
