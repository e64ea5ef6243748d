import { drawCertificate } from '../certificates/draw-certificate.js';
import { drawFlightCard } from '../flights/card/draw-flight-card.js';
import { coachFlight } from '../flights/detail/coach-flight.js';
import { findMeetingsOfLine } from '../flights/meetings/find-meetings-of-line.js';
import { crossAirspaces } from '../flights/scoring/cross-airspaces.js';
import { scoreIgcFile } from '../flights/scoring/score-igc-file.js';
import { readIgcFile } from '../flights/upload/read-igc-file.js';
import { planArchive } from '../imports/plan-archive.js';
import { prepareImage } from '../stories/prepare-image.js';
import { prepareVideo } from '../stories/prepare-video.js';
import { prepareUserImage } from '../users/prepare-user-image.js';

// The entry of the worker threads: each export is a task that they run by its name.
export {
  coachFlight,
  crossAirspaces,
  drawCertificate,
  drawFlightCard,
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
  drawFlightCard: typeof drawFlightCard;
  planArchive: typeof planArchive;
  prepareImage: typeof prepareImage;
  prepareUserImage: typeof prepareUserImage;
  prepareVideo: typeof prepareVideo;
}
