import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatPosition } from '../../values/format-position.js';
import { LocalTime } from '../../values/times.js';
import type { MarkedTurnpoint } from '../scored-geometry.js';
import { turnpointName } from '../turnpoint-names.js';

/** The map in words. */
export function FlightMapText({ turnpoints }: { turnpoints: readonly MarkedTurnpoint[] }) {
  const messages = useMessages();
  if (turnpoints.length === 0) return null;
  return (
    <div className={visuallyHidden}>
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
    </div>
  );
}
