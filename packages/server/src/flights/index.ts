import { deleteFlightDetail } from './deleteFlightDetail.js';
import { downloadIgcFile } from './downloadIgcFile.js';
import { getFlightActivity } from './getFlightActivity.js';
import { getFlightCoach } from './getFlightCoach.js';
import { getFlightData } from './getFlightData.js';
import { getFlightDay } from './getFlightDay.js';
import { getFlightDetail } from './getFlightDetail.js';
import { listFlightLines } from './listFlightLines.js';
import { listFlights } from './listFlights.js';
import { listFlightsOfMonth } from './listFlightsOfMonth.js';
import { listFlightMeetings } from './meetings/listFlightMeetings.js';
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
  getFlightDay,
  listFlightMeetings,
  getFlightDetail,
  updateFlightDetail,
  deleteFlightDetail,
  getFlightData,
  getFlightCoach,
];
