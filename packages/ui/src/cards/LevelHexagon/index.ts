export { LevelHexagon, type LevelHexagonProps } from './LevelHexagon.js';
