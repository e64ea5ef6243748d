/** Shorter faint noise is no run, whatever the aircraft does. */
export const MIN_UNCERTAIN_S = 30;

/**
 * Limits of the evidence. Those without a source are this project's, set by labelled recordings of
 * engines and of gliders; see `npm run bench -- files`.
 */
export const NOISE_LIMITS = {
  /**
   * Levels at which noise is faint and loud.
   *
   * @see FAI, IGC approval of the GR 1000: gliding below 200; tow, speed, airbrakes up to 350; an
   *   engine over 600; wheels up to 650
   */
  faintLevel: 150,
  loudLevel: 500,
  /** @see FAI Sporting Code 3, annex C, 11.2: over 700 at climb power */
  climbPowerLevel: 700,
  /** Change of level that changes the odds by a factor of e. */
  levelWidth: 20,
  /** Noise in a quiet cockpit. The excess of a louder one is subtracted, up to the faint level. */
  quietLevel: 50,
  /** An engine is this many times louder than this share of gliding in its flight. */
  minTimesGliding: 2,
  glidingShare: 0.9,
  /** Loud parts of a noise belong together over a shorter pause. */
  maxLoudPauseS: 60,
  /** A longer gap after a loud fix counts as this, so that a short burst before it is no run. */
  maxLoudStepS: 10,
  /**
   * Interference makes a sensor alternate this often between silence and loud noise. No engine does:
   * the labelled recordings change once in a noise.
   */
  minAlternations: 6,
  minAlternationsPerS: 2 / 60,
  /** Faint noise beside a loud part for this time is of the engine's start and stop. */
  maxEdgeS: 10,
  /** Minimum duration of a loud and of a faint run. */
  minLoudS: 20,
  minFaintS: 60,
  /** Time before and after a noise with which its climb is compared. */
  comparedS: 60,
  /** Gain of an engine against gliding, and netto with which it holds the height. */
  minLiftMps: 1,
  minNettoMps: 0.5,
  /** Netto of an aircraft that dives, or has its airbrakes out. */
  fallingMps: -1,
  /** A self-launch starts within this time of takeoff, and gains this height. */
  maxLaunchDelayS: 30,
  minLaunchGainM: 100,
  /** A tow climbs on after a noise for this time, at this share of its climb before. */
  towS: 60,
  minTowClimbMps: 1,
  towShare: 0.5,
  /** Wheels and airbrakes are heard in this time before the end of a flight. */
  landingS: 35,
} as const;
