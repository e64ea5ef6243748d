export { OutlineGroundContext, type OutlineView } from './outline-ground.js';
