export { FlightScene } from './FlightScene.js';
export type { FlightSceneProps } from './flight-scene-props.js';
export type { GroundTile, SceneTerrain } from './terrain-protocol.js';
