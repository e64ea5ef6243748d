import { LazyFlightsMap } from '@cloudstreet/ui/map/LazyMap';
import { useNavigate } from '@tanstack/react-router';
import { AppMaps } from '../map/AppMaps.js';
import { flightPath } from '../paths.js';
import type { FlightsPageProps } from './FlightsPage.js';
import { useHighlight } from './highlight.js';

/** The second pane of a list: its flights on the map. */
export function FlightsPane({ flights, inView }: Pick<FlightsPageProps, 'flights' | 'inView'>) {
  const navigate = useNavigate();
  const { id, set } = useHighlight();
  if (!flights) return null;
  return (
    <AppMaps>
      <LazyFlightsMap
        flights={flights}
        inView={inView}
        highlightedId={id}
        onHighlight={set}
        hrefOf={flightPath}
        onOpen={(flight) => void navigate({ to: '/flight/$flight', params: { flight } })}
      />
    </AppMaps>
  );
}
