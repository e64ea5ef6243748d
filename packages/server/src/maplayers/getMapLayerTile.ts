import { operation } from '../http/operation.js';
import { answerTile } from './answer-tile.js';

export const getMapLayerTile = operation('getMapLayerTile', (request, services) =>
  answerTile({ ...request.path, ...request.query, premium: false }, services),
);
