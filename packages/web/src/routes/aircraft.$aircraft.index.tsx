import { createFileRoute } from '@tanstack/react-router';
import { AircraftTimeline } from '../screens/aircraft/AircraftTimeline.js';

export const Route = createFileRoute('/aircraft/$aircraft/')({ component: AircraftRoute });

function AircraftRoute() {
  return <AircraftTimeline id={Route.useParams().aircraft} />;
}
