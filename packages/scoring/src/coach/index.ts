export type { AltitudeUnit, ClimbBand } from './climb-by-height.js';
export { type Coach, type CoachMass, coach } from './coach.js';
export type { CoachedGlide, GlideAdvice, GlideFigures } from './coach-glides.js';
export type { CoachInput, Coaching, MassLimits, Refusal } from './coach-input.js';
export type { SpeedAdvice, SpeedBand, SpeedTip } from './coach-speed.js';
export type { ThermalAdvice, ThermalTip } from './coach-thermals.js';
export type { MassSpeed, WeightAdvice, WeightTip } from './coach-weight.js';
export type { MacCready } from './mac-cready.js';
export type { LossCauses, TimeLost } from './time-lost.js';
