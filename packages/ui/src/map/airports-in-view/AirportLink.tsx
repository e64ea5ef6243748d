import { type MapMouseEvent, Marker, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ButtonLink } from '../../controls/Link/Link.js';
import * as styles from './AirportLink.css.js';
import { airportAt, type DrawnAirport } from './airport-at.js';

/** The pointer must stay for this time, because looking for symbols takes a part of a frame. */
const HOVER_MS = 60;

/** A link to the page of the pressed airport. Another press or Escape closes it. */
export function AirportLink({ hrefOf }: { hrefOf: (id: number) => string }) {
  const { current: map } = useMap();
  const [pressed, setPressed] = useState<DrawnAirport | null>(null);
  const host = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!map) return undefined;
    const { style } = map.getCanvas();
    let timer = 0;
    let isPointing = false;
    const press = ({ point, originalEvent: { target } }: MapMouseEvent) => {
      // A button over the map handles its own press.
      if (target instanceof Element && target.closest('button, a')) return;
      setPressed(airportAt(map, point));
    };
    const point = (event: MapMouseEvent) => {
      window.clearTimeout(timer);
      if (isPointing) style.cursor = '';
      isPointing = false;
      timer = window.setTimeout(() => {
        if (!airportAt(map, event.point)) return;
        isPointing = true;
        style.cursor = 'pointer';
      }, HOVER_MS);
    };
    map.on('click', press);
    map.on('mousemove', point);
    return () => {
      window.clearTimeout(timer);
      map.off('click', press);
      map.off('mousemove', point);
    };
  }, [map]);

  const leaveByKey = useEffectEvent(() => {
    setPressed(null);
    map?.getCanvas().focus();
  });
  useEffect(() => {
    const { current: element } = host;
    if (!pressed || !element) return undefined;
    element.querySelector('a')?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leaveByKey();
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [pressed]);

  if (!pressed) return null;
  return (
    <Marker longitude={pressed.lon} latitude={pressed.lat} anchor="bottom">
      <span ref={host} className={styles.link}>
        <ButtonLink size="small" href={hrefOf(pressed.id)}>
          {pressed.name}
        </ButtonLink>
      </span>
    </Marker>
  );
}
