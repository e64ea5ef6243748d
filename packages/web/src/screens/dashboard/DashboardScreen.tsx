import { NotFoundScreen } from '../../app/errors/NotFoundScreen.js';
import { AuditPage } from './AuditPage.js';
import {
  parseAuditSearch,
  parseClubsSearch,
  parseFlightsSearch,
  parseReportsSearch,
  parseUsersSearch,
} from './dashboard-search.js';
import { ModeratedClubsPage } from './ModeratedClubsPage.js';
import { ModeratedFlightsPage } from './ModeratedFlightsPage.js';
import { ModeratedUsersPage } from './ModeratedUsersPage.js';
import { OverviewPage } from './OverviewPage.js';
import { ReportsPage } from './ReportsPage.js';

export interface DashboardScreenProps {
  /** Path below `/dashboard`. */
  page: string;
  search: Record<string, unknown>;
}

/** The page of the dashboard at a path. */
export function DashboardScreen({ page, search }: DashboardScreenProps) {
  switch (page) {
    case '':
      return <OverviewPage />;
    case 'report':
      return <ReportsPage {...parseReportsSearch(search)} />;
    case 'flight':
      return <ModeratedFlightsPage {...parseFlightsSearch(search)} />;
    case 'user':
      return <ModeratedUsersPage search={parseUsersSearch(search)} />;
    case 'club':
      return <ModeratedClubsPage {...parseClubsSearch(search)} />;
    case 'audit':
      return <AuditPage {...parseAuditSearch(search)} />;
    default:
      return <NotFoundScreen />;
  }
}
