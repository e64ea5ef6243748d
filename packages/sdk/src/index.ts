export type { CallOptions } from './calls.js';
export { type Api, createApi } from './client.js';
export { type Cloudstreet, createCloudstreet } from './cloudstreet.js';
export {
  downloadCertificate,
  downloadCompetition,
  downloadFlightCollection,
  downloadFlights,
  downloadIgcFile,
  downloadMapLayerTile,
  downloadRanking,
  downloadTask,
  downloadTerrainTile,
  downloadWaypoints,
} from './download.js';
export { duplicateFlightIds } from './duplicate-flights.js';
export { ApiError } from './errors.js';
export type { FileResponse } from './file-response.js';
export {
  DEFAULT_RADIUS_KM,
  FILTER_KINDS,
  type FilterKind,
  type FilterValues,
} from './filter-kinds.js';
export { flightChanges } from './flight-changes.js';
export { type FlightEvent, type FlightEventOptions, flightEvents } from './flight-events.js';
export type { FileData, FileInput, NamedFile } from './form.js';
export { UPLOAD_MEGABYTES } from './generated/upload-limits.js';
export type { Listing } from './listing.js';
export type * from './models.js';
export {
  call,
  type Operation,
  type OperationArguments,
  type OperationData,
  type OperationKind,
  type OperationOptions,
  type OperationResults,
  type OperationValues,
} from './operation.js';
export type { ApiOptions } from './options.js';
export { PAGE_SIZE, pages } from './pages.js';
export { restorableUntil } from './restorable-until.js';
export { revokeSession } from './revoke-session.js';
export type { Installed, Send, Session } from './session.js';
export { type Credentials, signIn, signOut } from './sign-in.js';
export { listedImagePath, type StoryImageSize, storyImagePath } from './story-image.js';
export type { StaticToken } from './tokens.js';
export {
  browserTokenStore,
  memoryTokenStore,
  type StoredToken,
  type TokenStore,
} from './tokens.js';
export { unwrap } from './unwrap.js';
export { type CoUser, type Uploader, type UploadOptions, uploadFlight } from './upload.js';
export { uploadArchive } from './upload-archive.js';
export { uploadGroupImage } from './upload-group-image.js';
export { type StoryUploadOptions, uploadStory } from './upload-story.js';
export { uploadUserImage } from './upload-user-image.js';
export { awaitsScore, waitForScore } from './wait-for-score.js';
