import { operation } from '../platform/http/operation.js';
import { respondWithTile } from './respond-with-tile.js';

export const getPremiumMapLayerTile = operation('getPremiumMapLayerTile', (request, services) =>
  respondWithTile({ ...request.path, ...request.query, premium: true }, services),
);
