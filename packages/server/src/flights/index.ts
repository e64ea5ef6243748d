import { deleteFlightDetail } from './deleteFlightDetail.js';
import { downloadIgcFile } from './downloadIgcFile.js';
import { getFlightActivity } from './getFlightActivity.js';
import { getFlightCoach } from './getFlightCoach.js';
import { getFlightData } from './getFlightData.js';
import { getFlightDetail } from './getFlightDetail.js';
import { listFlightLines } from './listFlightLines.js';
import { listFlights } from './listFlights.js';
import { listFlightsOfMonth } from './listFlightsOfMonth.js';
import { updateFlightDetail } from './updateFlightDetail.js';
import { uploadIgcFile } from './uploadIgcFile.js';

/** The operations of flights and their files. */
export const flightOperations = [
  uploadIgcFile,
  downloadIgcFile,
  listFlights,
  getFlightActivity,
  listFlightLines,
  listFlightsOfMonth,
  getFlightDetail,
  updateFlightDetail,
  deleteFlightDetail,
  getFlightData,
  getFlightCoach,
];
