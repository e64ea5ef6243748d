import type { Flight } from '@cloudstreet/sdk';
import { LazyFlightsMap } from '@cloudstreet/ui/map/LazyMap';
import { useNavigate } from '@tanstack/react-router';
import { AppMaps } from '../map/AppMaps.js';
import { useMessages } from '../messages.js';
import { flightPath } from '../paths.js';
import * as styles from './FlightsPane.css.js';
import { useHighlight } from './highlight.js';

export interface FlightsMapPaneProps {
  /** `undefined` while loading. */
  flights: readonly Flight[] | undefined;
  /** Flights to fit into view; all by default. */
  inView?: readonly Flight[] | undefined;
  /** Whether the list has more flights than these. */
  isShortened?: boolean | undefined;
}

/** Second pane of a list, with its flights on the map. */
export function FlightsMapPane({ flights, inView, isShortened }: FlightsMapPaneProps) {
  const messages = useMessages();
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
      {isShortened && (
        <output className={styles.notice}>
          {messages['flights.map.shortened']({ count: flights.length })}
        </output>
      )}
    </AppMaps>
  );
}
