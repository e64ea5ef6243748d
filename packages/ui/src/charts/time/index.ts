export { nearestInTime } from '../flight-columns.js';
