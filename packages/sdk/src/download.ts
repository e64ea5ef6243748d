import type { Api } from './client.js';
import type {
  FlightFilter,
  ListFormat,
  MapLayer,
  MapLayerTile,
  RankingRequest,
  TaskFileQuery,
  TerrainTile,
} from './models.js';
import { unwrap } from './unwrap.js';

/**
 * Downloads a whole list of flights as one file.
 *
 * @throws {ApiError} With code `LIST_TOO_LONG` if the list is too long for a file.
 */
export function downloadFlights(api: Api, filter: FlightFilter, format: ListFormat): Promise<Blob> {
  const query = { ...filter, format };
  return fileOf(unwrap(api.GET('/flight', { params: { query }, parseAs: 'blob' })));
}

/**
 * Downloads a whole ranking as one file.
 *
 * @throws {ApiError} With code `LIST_TOO_LONG` if the ranking is too long for a file.
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
 * Downloads the IGC file of a flight as it was uploaded.
 *
 * @param id The id of `igc_file`.
 * @throws {ApiError} With code `FILE_NOT_SHARED` if its pilot is another user who does not share files.
 */
export function downloadIgcFile(api: Api, id: number): Promise<Blob> {
  return fileOf(unwrap(api.GET('/igcfile/{id}', { params: { path: { id } }, parseAs: 'blob' })));
}

/** Downloads the IGC files of a collection as a ZIP archive, for its owner. */
export function downloadFlightCollection(api: Api, id: string): Promise<Blob> {
  const params = { path: { id } };
  return fileOf(unwrap(api.GET('/flightcollection/archive/{id}', { params, parseAs: 'blob' })));
}

/** Downloads a task in a format of flight computers or maps. */
export function downloadTask(api: Api, id: number, query: TaskFileQuery = {}): Promise<Blob> {
  const params = { path: { id }, query };
  return fileOf(unwrap(api.GET('/task/file/{id}', { params, parseAs: 'blob' })));
}

/** Downloads the results of a local competition as one file. */
export function downloadCompetition(api: Api, id: number, format: 'csv' | 'xlsx'): Promise<Blob> {
  const params = { path: { competition: id }, query: { format } };
  return fileOf(unwrap(api.GET('/task/score/{competition}/file', { params, parseAs: 'blob' })));
}

/** Downloads the waypoints of a collection as one file. */
export function downloadWaypoints(
  api: Api,
  id: string,
  query: { readonly format: 'cup' | 'gpx' | 'geojson'; readonly link?: string },
): Promise<Blob> {
  const params = { path: { id }, query };
  return fileOf(unwrap(api.GET('/waypointcollection/{id}', { params, parseAs: 'blob' })));
}

/** Downloads a certificate of a season as PDF. */
export function downloadCertificate(api: Api, id: number): Promise<Blob> {
  const params = { path: { id } };
  return fileOf(unwrap(api.GET('/user/certificate/{id}', { params, parseAs: 'blob' })));
}

/**
 * Downloads an elevation tile as an image; see `terrain` of `GET instance`.
 *
 * @throws {ApiError} With status 404 if the elevation is unknown, or with code `PLAN_REQUIRED`.
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
 * Downloads a tile of a layer in `map_layers` of `GET instance`.
 *
 * @throws {ApiError} With status 404 if there is no such tile, or with code `PLAN_REQUIRED`.
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

/** Casts the response, because the client's types only know JSON. */
async function fileOf(response: Promise<unknown>): Promise<Blob> {
  return (await response) as Blob;
}
