export type { PathBounds as MapView } from '../flight-path.js';
export { flightsInView } from './flights-in-view.js';
