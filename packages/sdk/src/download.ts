import type { Api } from './client.js';
import type {
  FlightFilter,
  ListFormat,
  MapLayer,
  MapLayerTile,
  RankingRequest,
  TerrainTile,
} from './models.js';
import { unwrap } from './unwrap.js';

/**
 * A whole list of flights as one file.
 *
 * @throws {ApiError} With code `LIST_TOO_LONG` if the list has to be narrowed first.
 */
export function downloadFlights(api: Api, filter: FlightFilter, format: ListFormat): Promise<Blob> {
  const query = { ...filter, format };
  return fileOf(unwrap(api.GET('/flight', { params: { query }, parseAs: 'blob' })));
}

/**
 * A whole ranking as one file.
 *
 * @throws {ApiError} With code `LIST_TOO_LONG` if the ranking has to be narrowed first.
 */
export function downloadRanking(
  api: Api,
  ranking: RankingRequest,
  format: ListFormat,
): Promise<Blob> {
  const params = { query: { format } };
  return fileOf(unwrap(api.POST('/ranking', { params, body: ranking, parseAs: 'blob' })));
}

/**
 * The file of a flight as it was uploaded.
 *
 * @param id That of `igc_file`.
 * @throws {ApiError} With code `FILE_NOT_SHARED` if it is somebody else's, who has not shared it.
 */
export function downloadIgcFile(api: Api, id: number): Promise<Blob> {
  return fileOf(unwrap(api.GET('/igcfile/{id}', { params: { path: { id } }, parseAs: 'blob' })));
}

/** A certificate of a season as a PDF. */
export function downloadCertificate(api: Api, id: number): Promise<Blob> {
  const params = { path: { id } };
  return fileOf(unwrap(api.GET('/user/certificate/{id}', { params, parseAs: 'blob' })));
}

/**
 * A tile of elevations as a picture; see `terrain` of `GET instance`.
 *
 * @throws {ApiError} With status 404 where the ground is not known, or with code `PLAN_REQUIRED`.
 */
export function downloadTerrainTile(
  api: Api,
  tile: TerrainTile,
  signal?: AbortSignal,
): Promise<Blob> {
  const options = { params: { path: tile }, parseAs: 'blob', ...(signal && { signal }) } as const;
  return fileOf(unwrap(api.GET('/terrain/{z}/{x}/{y}', options)));
}

/**
 * A tile of a layer in `map_layers` of `GET instance`.
 *
 * @throws {ApiError} With status 404 where there is none, or with code `PLAN_REQUIRED`.
 */
export function downloadMapLayerTile(
  api: Api,
  { id: layer, premium }: Pick<MapLayer, 'id' | 'premium'>,
  { time, ...tile }: MapLayerTile,
  signal?: AbortSignal,
): Promise<Blob> {
  const query = time === undefined ? {} : { time };
  const params = { path: { layer, ...tile }, query };
  const options = { params, parseAs: 'blob', ...(signal && { signal }) } as const;
  return fileOf(
    unwrap(
      premium
        ? api.GET('/maplayer/premium/{layer}/{z}/{x}/{y}', options)
        : api.GET('/maplayer/{layer}/{z}/{x}/{y}', options),
    ),
  );
}

/** The client's types know only answers of JSON. */
async function fileOf(answer: Promise<unknown>): Promise<Blob> {
  return (await answer) as Blob;
}
