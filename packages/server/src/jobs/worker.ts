import { drawCertificate } from '../certificates/draw-certificate.js';
import { readIgcFile } from '../flights/read-igc-file.js';
import { scoreIgcFile } from '../flights/score-igc-file.js';
import { drawFlightPicture } from '../pictures/draw-flight-picture.js';
import { prepareImage } from '../stories/prepare-image.js';
import { prepareVideo } from '../stories/prepare-video.js';
import { prepareUserImage } from '../users/prepare-user-image.js';

// The entry of the worker threads: each export is a task that they run by its name.
export {
  drawCertificate,
  drawFlightPicture,
  prepareImage,
  prepareUserImage,
  prepareVideo,
  readIgcFile,
  scoreIgcFile,
};

export interface WorkerTasks {
  readIgcFile: typeof readIgcFile;
  scoreIgcFile: typeof scoreIgcFile;
  drawCertificate: typeof drawCertificate;
  drawFlightPicture: typeof drawFlightPicture;
  prepareImage: typeof prepareImage;
  prepareUserImage: typeof prepareUserImage;
  prepareVideo: typeof prepareVideo;
}
