import { createFileRoute } from '@tanstack/react-router';
import { ClubTimeline } from '../screens/club/ClubTimeline.js';

export const Route = createFileRoute('/club/$club/')({ component: ClubRoute });

function ClubRoute() {
  return <ClubTimeline id={Route.useParams().club} />;
}
