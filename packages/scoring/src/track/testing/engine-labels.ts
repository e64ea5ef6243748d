/** Cause of the noise that a sensor recorded. Only `engine` is a run. */
export type NoiseCause = 'engine' | 'tow' | 'roll' | 'speed' | 'vents' | 'airbrakes' | 'thermal';

/** An interval of noise, and what caused it. */
export interface NoiseLabel {
  /** First and last noise as times of day, UTC. */
  readonly start: string;
  readonly end: string;
  readonly cause: NoiseCause;
  /** The evidence. */
  readonly why: string;
}

/** A recording whose noise was examined by hand. */
export interface EngineLabel {
  /** Path in the folder of the real files. */
  readonly file: string;
  /** All engine runs, and the noises that are easily mistaken for one. */
  readonly noises: readonly NoiseLabel[];
}

/**
 * Recordings with noise sensors, labelled by hand from level, height, speed and turns over time.
 * An edge is the first or last fix of the noise.
 */
export const ENGINE_LABELS: readonly EngineLabel[] = [
  {
    file: 'igc/gliders/01lz1hq1.igc',
    noises: [
      {
        start: '00:39:49',
        end: '00:46:53',
        cause: 'engine',
        why: 'near 999 from standing on the ground to the top of a straight climb of 1000 m',
      },
    ],
  },
];
