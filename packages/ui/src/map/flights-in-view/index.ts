export type { PathBounds as MapView } from '../../flight/flight-path.js';
export { boundsAround, middleOf } from '../view-bounds.js';
export { flightsInView } from './flights-in-view.js';
