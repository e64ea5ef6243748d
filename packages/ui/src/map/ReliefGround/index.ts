export { ReliefGround, type ReliefGroundProps } from './ReliefGround.js';
