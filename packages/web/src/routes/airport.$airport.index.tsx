import { createFileRoute } from '@tanstack/react-router';
import { AirportMapPage } from '../screens/airport/AirportMapPage.js';

export const Route = createFileRoute('/airport/$airport/')({ component: AirportRoute });

function AirportRoute() {
  return <AirportMapPage id={Route.useParams().airport} />;
}
