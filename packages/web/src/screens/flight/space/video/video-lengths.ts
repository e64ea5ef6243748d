export const FRAMES_PER_S = 30;

/** Lengths of videos in seconds. */
const LENGTHS_S = [15, 30, 60, 120, 240];
/** Seconds of flight per second of video at which the eye still follows. */
const MAX_USUAL_SPEED = 300;

/** Returns the lengths to choose from. Short parts of a flight are shown as they were flown. */
export function videoLengths(flownS: number): number[] {
  const shorter = LENGTHS_S.filter((lengthS) => lengthS < flownS);
  return shorter.length > 0 ? shorter : [flownS];
}

/** Returns the shortest length at which the eye still follows, otherwise the longest. */
export function usualLength(flownS: number): number {
  const lengths = videoLengths(flownS);
  return lengths.find((each) => flownS / each <= MAX_USUAL_SPEED) ?? lengths.at(-1) ?? flownS;
}

/** Returns the times of the frames of a video in seconds of the flight, at least one. */
export function frameTimes(startS: number, endS: number, lengthS: number): number[] {
  const frames = Math.max(1, Math.round(lengthS * FRAMES_PER_S));
  return Array.from({ length: frames }, (_, frame) => startS + ((endS - startS) * frame) / frames);
}
