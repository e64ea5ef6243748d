import type { MarkedTurnpoint } from '../../flight/scored-geometry.js';
import { turnpointName } from '../../flight/turnpoint-names.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatPosition } from '../../values/format-position.js';
import { Altitude } from '../../values/quantities.js';
import { LocalTime } from '../../values/times.js';
import type { MapArrival } from './map-features.js';
import { useArrivalTitle } from './use-arrival-title.js';

export interface FlightMapTextProps {
  turnpoints: readonly MarkedTurnpoint[];
  /** Shown arrival heights, the highest first. */
  arrivals?: readonly MapArrival[] | undefined;
  /** Reserve subtracted from their heights, in metres. */
  arrivalReserveM?: number | undefined;
}

const NONE: readonly MapArrival[] = [];
/** Maximum number of arrival heights in the text: those of the highest arrivals. */
const MAX_ARRIVALS = 30;

/** Describes the map as text. */
export function FlightMapText(props: FlightMapTextProps) {
  const { turnpoints, arrivals = NONE, arrivalReserveM } = props;
  const messages = useMessages();
  if (turnpoints.length === 0 && arrivals.length === 0) return null;
  return (
    <div className={visuallyHidden}>
      {turnpoints.length > 0 && (
        <>
          <p>{messages['map.turnpoints']()}</p>
          <ol>
            {turnpoints.map((turnpoint) => (
              <li key={`${turnpoint.role} ${turnpoint.number}`}>
                {turnpointName(turnpoint, messages)},{' '}
                <LocalTime time={new Date(turnpoint.timeS * 1000).toISOString()} />,{' '}
                {formatPosition(turnpoint)}
              </li>
            ))}
          </ol>
        </>
      )}
      {arrivals.length > 0 && <ArrivalText arrivals={arrivals} reserveM={arrivalReserveM} />}
    </div>
  );
}

interface ArrivalTextProps {
  arrivals: readonly MapArrival[];
  reserveM: number | undefined;
}

/** Describes the labels beside the airports and the meaning of their symbols. */
function ArrivalText({ arrivals, reserveM }: ArrivalTextProps) {
  const messages = useMessages();
  const title = useArrivalTitle(reserveM);
  return (
    <>
      <p>{title}</p>
      <ul>
        {arrivals.slice(0, MAX_ARRIVALS).map(({ name, lat, lon, arrivalM, kind }) => (
          <li key={`${lat} ${lon} ${name}`}>
            {name},{' '}
            {arrivalM !== undefined && (
              <>
                <Altitude m={arrivalM} />,{' '}
              </>
            )}
            {messages[`map.arrival.${kind}`]()}
          </li>
        ))}
      </ul>
    </>
  );
}
