import type { Resource } from '../resource/resource.js';
import type { ReportKinds } from './model/report-kind.js';
import { appointClubAdministrator } from './operations/appointClubAdministrator.js';
import { closeReport } from './operations/closeReport.js';
import { createReport } from './operations/createReport.js';
import { dismissClubAdministrator } from './operations/dismissClubAdministrator.js';
import { exportReports } from './operations/export-reports.js';
import { getDashboard } from './operations/getDashboard.js';
import { hideFlight } from './operations/hideFlight.js';
import { listAuditEntries } from './operations/listAuditEntries.js';
import { listClubAdministrators } from './operations/listClubAdministrators.js';
import { listModeratedClubs } from './operations/listModeratedClubs.js';
import { listModeratedFlights } from './operations/listModeratedFlights.js';
import { listModeratedUsers } from './operations/listModeratedUsers.js';
import { listReports } from './operations/listReports.js';
import { mergeClub } from './operations/mergeClub.js';
import { mergeUser } from './operations/mergeUser.js';
import {
  BANNED,
  CLUB_ADMINISTRATOR,
  FLIGHT_HIDDEN,
  FLIGHT_SHOWN,
  STORY_REMOVED,
  WORDS_REMOVED,
} from './operations/notification-kinds.js';
import { previewClubMerge } from './operations/previewClubMerge.js';
import { previewUserMerge } from './operations/previewUserMerge.js';
import { removeReportedWords } from './operations/removeReportedWords.js';
import { removeStory } from './operations/removeStory.js';
import { restoreFlight } from './operations/restoreFlight.js';
import { scoreFlightAgain } from './operations/scoreFlightAgain.js';
import { setUserRole } from './operations/setUserRole.js';
import { signOutUser } from './operations/signOutUser.js';
import { updateBans } from './operations/updateBans.js';
import { updateClub } from './operations/updateClub.js';

/** Reports of users, and the tools of moderators. */
export const moderation = (kinds: ReportKinds): Resource => ({
  operations: [
    createReport(kinds),
    getDashboard,
    listReports(kinds),
    closeReport,
    removeReportedWords(kinds),
    listModeratedFlights,
    hideFlight,
    restoreFlight,
    scoreFlightAgain,
    removeStory,
    listAuditEntries(kinds),
    listModeratedUsers,
    updateBans,
    signOutUser,
    setUserRole,
    previewUserMerge,
    mergeUser,
    listModeratedClubs,
    updateClub,
    previewClubMerge,
    mergeClub,
    listClubAdministrators,
    appointClubAdministrator,
    dismissClubAdministrator,
  ],
  exportParts: [exportReports],
  notificationKinds: [
    FLIGHT_HIDDEN,
    FLIGHT_SHOWN,
    STORY_REMOVED,
    WORDS_REMOVED,
    CLUB_ADMINISTRATOR,
    BANNED,
  ],
});
