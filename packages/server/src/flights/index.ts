import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { servedCards } from './card/served-cards.js';
import { confirmCrew } from './crew/confirmCrew.js';
import { leaveCrew } from './crew/leaveCrew.js';
import { listCrewRequests } from './crew/listCrewRequests.js';
import { updateCrew } from './crew/updateCrew.js';
import { getFlightDay } from './day/getFlightDay.js';
import { deleteFlightDetail } from './detail/deleteFlightDetail.js';
import { downloadIgcFile } from './detail/downloadIgcFile.js';
import { exportFlights } from './detail/export-flights.js';
import type { WithCoachQueue } from './detail/getFlightCoach.js';
import { getFlightCoach } from './detail/getFlightCoach.js';
import { getFlightData } from './detail/getFlightData.js';
import { getFlightDetail } from './detail/getFlightDetail.js';
import { getFlightPlacing } from './detail/getFlightPlacing.js';
import { listFlightMeetings } from './detail/listFlightMeetings.js';
import { updateFlightDetail } from './detail/updateFlightDetail.js';
import { listFeed } from './feed/listFeed.js';
import { readFeed } from './feed/readFeed.js';
import { countFlights } from './list/countFlights.js';
import { getFlightActivity } from './list/getFlightActivity.js';
import { listFlightChanges } from './list/listFlightChanges.js';
import { listFlightLines } from './list/listFlightLines.js';
import { listFlights } from './list/listFlights.js';
import { listFlightsOfMonth } from './list/listFlightsOfMonth.js';
import { findMeetings } from './meetings/find-meetings.js';
import { deletionOfFlights } from './model/account-deletion.js';
import { isFlightFile } from './model/file-reference.js';
import {
  CO_PILOT,
  CREW_CONFIRMED,
  FLIGHT_SCORED,
  FLIGHT_UPLOADED,
} from './model/notification-kinds.js';
import { meetingsQueue, scoreQueue } from './model/queues.js';
import { REPORTED_FLIGHT } from './model/report-kind.js';
import { runScoreJob } from './scoring/run-score-job.js';
import { requeueUnscored } from './scoring/score-flight.js';
import { exportStars } from './stars/export-stars.js';
import { listFlightStars } from './stars/listFlightStars.js';
import { pinFlightOfMonth } from './stars/pinFlightOfMonth.js';
import { starFlight } from './stars/starFlight.js';
import { unpinFlightOfMonth } from './stars/unpinFlightOfMonth.js';
import { unstarFlight } from './stars/unstarFlight.js';
import { importFile } from './upload/import-file.js';
import { uploadIgcFile } from './upload/uploadIgcFile.js';

type FlightsContext = Services & WithCoachQueue;

/** Flights and their files. */
export const flights: Resource<FlightsContext> = {
  operations: [
    uploadIgcFile,
    downloadIgcFile,
    listFlights,
    getFlightActivity,
    countFlights,
    listFlightChanges,
    listFeed,
    readFeed,
    listFlightLines,
    listFlightsOfMonth,
    getFlightDay,
    listFlightMeetings,
    getFlightPlacing,
    getFlightDetail,
    updateFlightDetail,
    deleteFlightDetail,
    confirmCrew,
    updateCrew,
    leaveCrew,
    listCrewRequests,
    getFlightData,
    getFlightCoach,
    starFlight,
    unstarFlight,
    listFlightStars,
    pinFlightOfMonth,
    unpinFlightOfMonth,
  ],
  jobs: [
    jobHandler(scoreQueue, ({ config }: Services) => config.scoringThreads, runScoreJob),
    jobHandler(meetingsQueue, 1, findMeetings),
  ],
  fileReferences: [{ isReferenced: isFlightFile }],
  servedFolders: (services) => [servedCards(services)],
  requeue: requeueUnscored,
  exportParts: [exportFlights, exportStars],
  importSteps: [{ kind: 'flight', run: importFile }],
  reportKinds: [REPORTED_FLIGHT],
  notificationKinds: [FLIGHT_UPLOADED, FLIGHT_SCORED, CO_PILOT, CREW_CONFIRMED],
  onAccountDeletion: deletionOfFlights,
};
