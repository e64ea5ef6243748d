import { type MapMouseEvent, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useRef } from 'react';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { airportAt } from '../airports-in-view/airport-at.js';
import { PICKABLE } from './FlightLines.js';

export interface FlightPickerProps {
  pickedId: number | null;
  onPick: (id: number | null) => void;
  onOpen: (id: number) => void;
}

/**
 * Reports the flight under the pointer and the pressed one, unless there is an airport. On devices
 * without hover, the first tap selects a flight and the second opens it.
 */
export function FlightPicker({ pickedId, onPick, onOpen }: FlightPickerProps) {
  const { current: map } = useMap();
  const canHover = useMediaQuery(media.canHover);
  const frame = useRef(0);

  const hover = useEffectEvent((id: number | null) => {
    if (!canHover || id === pickedId) return;
    if (map) map.getCanvas().style.cursor = id === null ? '' : 'pointer';
    onPick(id);
  });
  const press = useEffectEvent((id: number | null) => {
    if (id !== null && (canHover || id === pickedId)) onOpen(id);
    else onPick(id);
  });

  useEffect(() => {
    if (!map) return undefined;
    const idAt = ({ point }: MapMouseEvent): number | null => {
      // The lines are missing while a style is loading.
      if (!map.getLayer(PICKABLE) || airportAt(map, point)) return null;
      const [feature] = map.queryRenderedFeatures(point, { layers: [PICKABLE] });
      return (feature?.properties['id'] as number | undefined) ?? null;
    };
    const move = (event: MapMouseEvent) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => hover(idAt(event)));
    };
    const leave = () => {
      cancelAnimationFrame(frame.current);
      hover(null);
    };
    const click = (event: MapMouseEvent) => press(idAt(event));
    map.on('mousemove', move);
    map.on('mouseout', leave);
    map.on('click', click);
    return () => {
      cancelAnimationFrame(frame.current);
      map.off('mousemove', move);
      map.off('mouseout', leave);
      map.off('click', click);
    };
  }, [map]);

  return null;
}
