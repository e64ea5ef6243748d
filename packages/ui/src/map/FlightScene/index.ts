export type { GroundTile, SceneTerrain } from '../terrain-protocol.js';
export { FlightScene } from './FlightScene.js';
export type { FlightSceneProps } from './flight-scene-props.js';
