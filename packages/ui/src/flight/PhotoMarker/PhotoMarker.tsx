import { Camera, Video } from 'lucide-react';
import { Button } from 'react-aria-components';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import type { FlightPhotos, PhotoGroup } from '../flight-photos.js';
import * as styles from './PhotoMarker.css.js';

export interface PhotoMarkerProps extends Omit<FlightPhotos, 'list'> {
  group: PhotoGroup;
}

/** Marks where photos of a flight were taken. Pressing it opens the first photo. */
export function PhotoMarker({ group, highlightedId, onHighlight, onOpen }: PhotoMarkerProps) {
  const units = useUnits();
  const [first] = group;
  const Icon = group.every(({ kind }) => kind === 'video') ? Video : Camera;
  const names = group.map(({ name, timeS }) =>
    [name, formatTime(new Date(timeS * 1000).toISOString(), units)].join(', '),
  );
  const count = new Intl.NumberFormat(units.locale);
  const point = (isOn: boolean) => onHighlight(isOn ? first : null);
  return (
    <Button
      className={styles.marker}
      data-highlighted={group.some(({ id }) => id === highlightedId) || undefined}
      onHoverChange={point}
      onFocusChange={point}
      onPress={() => onOpen(first)}
    >
      <Icon size={14} aria-hidden />
      {group.length > 1 && `${count.format(group.length)} `}
      <span className={visuallyHidden}>{names.join('; ')}</span>
    </Button>
  );
}
