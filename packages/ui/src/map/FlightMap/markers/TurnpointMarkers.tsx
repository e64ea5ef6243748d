import { Marker } from '@vis.gl/react-maplibre';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import type { MarkedTurnpoint } from '../../../flight/scored-geometry.js';
import { turnpointName, turnpointSign } from '../../../flight/turnpoint-names.js';
import { useMessages } from '../../../messages/MessagesProvider.js';
import * as styles from '../FlightMap.css.js';
import { TURNPOINT_OFFSETS } from './offsets.js';

export interface TurnpointMarkersProps {
  turnpoints: readonly MarkedTurnpoint[];
  /** Called with the time of a pressed turnpoint. */
  onSelect: (timeS: number) => void;
}

/** Numbered markers of a score. */
export const TurnpointMarkers = memo(function TurnpointMarkers(props: TurnpointMarkersProps) {
  const { turnpoints, onSelect } = props;
  return turnpoints.map((turnpoint) => (
    <Marker
      key={`${turnpoint.role} ${turnpoint.number} ${turnpoint.timeS}`}
      longitude={turnpoint.lon}
      latitude={turnpoint.lat}
      offset={TURNPOINT_OFFSETS[turnpoint.role]}
    >
      <TurnpointButton turnpoint={turnpoint} onSelect={onSelect} />
    </Marker>
  ));
});

export interface TurnpointButtonProps extends Pick<TurnpointMarkersProps, 'onSelect'> {
  turnpoint: MarkedTurnpoint;
}

/** The number of a turnpoint, which moves the cursor to its time. */
export function TurnpointButton({ turnpoint, onSelect }: TurnpointButtonProps) {
  const messages = useMessages();
  return (
    <Button
      className={styles.turnpoint[turnpoint.role]}
      aria-label={turnpointName(turnpoint, messages)}
      onPress={() => onSelect(turnpoint.timeS)}
    >
      {turnpointSign(turnpoint, messages)}
    </Button>
  );
}
