import { getFlightDay } from './day/getFlightDay.js';
import { deleteFlightDetail } from './detail/deleteFlightDetail.js';
import { downloadIgcFile } from './detail/downloadIgcFile.js';
import { getFlightCoach } from './detail/getFlightCoach.js';
import { getFlightData } from './detail/getFlightData.js';
import { getFlightDetail } from './detail/getFlightDetail.js';
import { updateFlightDetail } from './detail/updateFlightDetail.js';
import { getFlightActivity } from './list/getFlightActivity.js';
import { listFlightLines } from './list/listFlightLines.js';
import { listFlights } from './list/listFlights.js';
import { listFlightsOfMonth } from './list/listFlightsOfMonth.js';
import { listFlightMeetings } from './meetings/listFlightMeetings.js';
import { uploadIgcFile } from './upload/uploadIgcFile.js';

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
