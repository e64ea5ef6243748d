export { FlightScene, type FlightSceneProps } from './FlightScene.js';
export type { SceneFlight } from './scene-tracks.js';
export type { GroundTile, SceneTerrain } from './terrain-protocol.js';
