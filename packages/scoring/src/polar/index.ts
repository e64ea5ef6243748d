export { checkPolar, type Polar, verticalSpeedMps } from './polar.js';
export { isPolarMass, polarAtMass } from './polar-at-mass.js';
export { type PolarPoint, polarThroughPoints } from './polar-through-points.js';
export {
  type BestGlide,
  bestGlide,
  crossCountrySpeedMps,
  type GlideConditions,
  type MinimumSink,
  minimumSink,
  speedToFlyMps,
} from './speed-to-fly.js';
