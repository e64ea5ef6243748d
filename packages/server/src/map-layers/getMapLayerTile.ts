import { operation } from '../platform/http/operation.js';
import { respondWithTile } from './respond-with-tile.js';

export const getMapLayerTile = operation('getMapLayerTile', (request, services) =>
  respondWithTile({ ...request.path, ...request.query, premium: false }, services),
);
