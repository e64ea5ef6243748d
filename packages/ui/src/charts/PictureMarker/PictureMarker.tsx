import { Camera, Video } from 'lucide-react';
import { Button } from 'react-aria-components';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import type { FlightPictures, PictureGroup } from '../flight-pictures.js';
import * as styles from './PictureMarker.css.js';

export interface PictureMarkerProps extends Omit<FlightPictures, 'list'> {
  /** What it stands for; it opens the first. */
  group: PictureGroup;
}

/** Where on a flight pictures were taken; pressed, it opens the first of them. */
export function PictureMarker({ group, highlightedId, onHighlight, onOpen }: PictureMarkerProps) {
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
