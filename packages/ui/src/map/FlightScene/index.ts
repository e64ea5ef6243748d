export type { GroundTile, SceneTerrain } from '../terrain-protocol.js';
export type { DrawnStage, SceneStage } from './create-stage.js';
export type { Exaggeration } from './ExaggerationMenu.js';
export { FlightScene } from './FlightScene.js';
export type { FlightSceneProps } from './flight-scene-props.js';
