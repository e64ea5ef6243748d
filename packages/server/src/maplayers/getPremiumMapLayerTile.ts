import { operation } from '../http/operation.js';
import { answerTile } from './answer-tile.js';

export const getPremiumMapLayerTile = operation('getPremiumMapLayerTile', (request, services) =>
  answerTile({ ...request.path, ...request.query, premium: true }, services),
);
