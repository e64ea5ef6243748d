import { drawCertificate } from '../certificates/draw-certificate.js';
import { coachFlight } from '../flights/coach-flight.js';
import { crossAirspaces } from '../flights/cross-airspaces.js';
import { findMeetingsOfLine } from '../flights/meetings/find-meetings-of-line.js';
import { readIgcFile } from '../flights/read-igc-file.js';
import { scoreIgcFile } from '../flights/score-igc-file.js';
import { planArchive } from '../imports/plan-archive.js';
import { drawFlightPicture } from '../pictures/draw-flight-picture.js';
import { prepareImage } from '../stories/prepare-image.js';
import { prepareVideo } from '../stories/prepare-video.js';
import { prepareUserImage } from '../users/prepare-user-image.js';

// The entry of the worker threads: each export is a task that they run by its name.
export {
  coachFlight,
  crossAirspaces,
  drawCertificate,
  drawFlightPicture,
  findMeetingsOfLine,
  planArchive,
  prepareImage,
  prepareUserImage,
  prepareVideo,
  readIgcFile,
  scoreIgcFile,
};

export interface WorkerTasks {
  coachFlight: typeof coachFlight;
  readIgcFile: typeof readIgcFile;
  scoreIgcFile: typeof scoreIgcFile;
  findMeetingsOfLine: typeof findMeetingsOfLine;
  crossAirspaces: typeof crossAirspaces;
  drawCertificate: typeof drawCertificate;
  drawFlightPicture: typeof drawFlightPicture;
  planArchive: typeof planArchive;
  prepareImage: typeof prepareImage;
  prepareUserImage: typeof prepareUserImage;
  prepareVideo: typeof prepareVideo;
}
