import { type MapMouseEvent, type MapTouchEvent, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.js';
import * as styles from './FlightsMap.css.js';

export interface PositionMenuProps {
  /** Text of the offer. */
  label: string;
  /** Called with the position when the user accepts the offer. */
  onPosition: (position: { lat: number; lon: number }) => void;
}

interface PressedPosition {
  lat: number;
  lon: number;
  xPx: number;
  yPx: number;
}

/** Space that the offer takes, so that the edge of the map does not cut it off. */
const HALF_WIDTH = '6.5rem';
const HEIGHT = '3rem';

/** Offers an action at a position after a right click or a long press on the map. */
export function PositionMenu({ label, onPosition }: PositionMenuProps) {
  const { current: map } = useMap();
  const [pressed, setPressed] = useState<PressedPosition | null>(null);
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!map) return undefined;
    let isOpen = false;
    // MapLibre reports a long press as a context menu, too.
    const open = ({ lngLat, point }: MapMouseEvent) => {
      isOpen = true;
      setPressed({ lat: lngLat.lat, lon: lngLat.lng, xPx: point.x, yPx: point.y });
    };
    const close = () => setPressed(null);
    const start = () => {
      isOpen = false;
    };
    const end = ({ originalEvent }: MapTouchEvent) => {
      // A long press is not a tap on a flight.
      if (isOpen) originalEvent.preventDefault();
    };
    map.on('contextmenu', open);
    map.on('touchstart', start);
    map.on('touchend', end);
    map.on('movestart', close);
    map.on('click', close);
    return () => {
      map.off('contextmenu', open);
      map.off('touchstart', start);
      map.off('touchend', end);
      map.off('movestart', close);
      map.off('click', close);
    };
  }, [map]);

  /** Returns the focus to the map. */
  function leave() {
    setPressed(null);
    map?.getCanvas().focus();
  }
  const leaveByKey = useEffectEvent(leave);
  useEffect(() => {
    const { current: menu } = host;
    if (!pressed || !menu) return undefined;
    menu.querySelector('button')?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leaveByKey();
    };
    menu.addEventListener('keydown', handleKey);
    return () => menu.removeEventListener('keydown', handleKey);
  }, [pressed]);

  if (!pressed) return null;
  const { xPx, yPx, ...position } = pressed;
  return (
    <div
      ref={host}
      className={styles.position}
      style={{
        left: `clamp(${HALF_WIDTH}, ${xPx}px, 100% - ${HALF_WIDTH})`,
        top: `max(${HEIGHT}, ${yPx}px)`,
      }}
    >
      <Button
        size="small"
        onPress={() => {
          onPosition(position);
          leave();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
