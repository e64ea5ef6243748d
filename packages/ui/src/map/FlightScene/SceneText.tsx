import type { MarkedTurnpoint } from '../../flight/scored-geometry.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { FlightMapText } from '../FlightMap/FlightMapText.js';
import { altitudeRange } from './scene-geometry.js';

export interface SceneTextProps {
  altitudeM: ArrayLike<number>;
  turnpoints: readonly MarkedTurnpoint[];
}

/** Describes the 3D scene as text. */
export function SceneText({ altitudeM, turnpoints }: SceneTextProps) {
  const messages = useMessages();
  const units = useUnits();
  const range = altitudeRange(altitudeM);
  const write = (metres: number) => quantityText(formatQuantityParts('altitude', metres, units));
  return (
    <>
      {range && (
        <p className={visuallyHidden}>
          {messages['scene.heights']({ low: write(range[0]), high: write(range[1]) })}
        </p>
      )}
      <FlightMapText turnpoints={turnpoints} />
    </>
  );
}
