import { drawCertificate } from '../certificates/draw-certificate.js';
import { evaluateEntry } from '../championships/model/evaluate-entry.js';
import { evaluateFlight } from '../competitions/model/evaluate-flight.js';
import { drawFlightCard } from '../flights/card/draw-flight-card.js';
import { coachFlight } from '../flights/detail/coach-flight.js';
import { findMeetingsOfLine } from '../flights/meetings/find-meetings-of-line.js';
import { crossAirspaces } from '../flights/scoring/cross-airspaces.js';
import { scoreIgcFile } from '../flights/scoring/score-igc-file.js';
import { readIgcFile } from '../flights/upload/read-igc-file.js';
import { prepareSmallImage } from '../images/prepare-small-image.js';
import { planArchive } from '../imports/plan-archive.js';
import { drawPageCard } from '../pages/cards/draw-page-card.js';
import { prepareImage } from '../stories/prepare-image.js';
import { prepareVideo } from '../stories/prepare-video.js';
import { readTaskFile } from '../tasks/read-task-file.js';
import { readWaypointFile } from '../waypoints/read-waypoint-file.js';

// Entry of the worker threads: each export is a task that `WorkerPool.run` calls by its name.
export {
  coachFlight,
  crossAirspaces,
  drawCertificate,
  drawFlightCard,
  drawPageCard,
  evaluateEntry,
  evaluateFlight,
  findMeetingsOfLine,
  planArchive,
  prepareImage,
  prepareSmallImage,
  prepareVideo,
  readIgcFile,
  readTaskFile,
  readWaypointFile,
  scoreIgcFile,
};
