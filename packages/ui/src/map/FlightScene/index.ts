export { FlightScene, type FlightSceneProps, type SceneFlight } from './FlightScene.js';
export type { GroundTile, SceneTerrain } from './terrain-protocol.js';
