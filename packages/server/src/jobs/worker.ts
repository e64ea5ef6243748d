import { readIgcFile } from '../flights/read-igc-file.js';
import { scoreIgcFile } from '../flights/score-igc-file.js';

// The entry of the worker threads: each export is a task that they run by its name.
export { readIgcFile, scoreIgcFile };

export interface WorkerTasks {
  readIgcFile: typeof readIgcFile;
  scoreIgcFile: typeof scoreIgcFile;
}
