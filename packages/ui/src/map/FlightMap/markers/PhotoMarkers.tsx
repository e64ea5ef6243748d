import { Marker, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';
import { type FlightPhoto, type FlightPhotos, groupPhotos } from '../../../flight/flight-photos.js';
import { PhotoMarker } from '../../../flight/PhotoMarker/PhotoMarker.js';
import { mercatorY } from '../../mercator.js';
import { placeAt, type TimedPath } from '../../place-at.js';
import { WORLD_PX } from '../../world-px.js';
import * as styles from '../FlightMap.css.js';

export interface PhotoMarkersProps {
  path: TimedPath;
  photos: FlightPhotos;
}

/** Width of a marker with a number beside its icon, and a margin. */
const GAP_PX = 36;

/** Markers of photos above the position of the glider when they were taken. */
export function PhotoMarkers({ path, photos: { list, ...shared } }: PhotoMarkersProps) {
  const worldPx = WORLD_PX * 2 ** useZoom();
  const placeOf = ({ timeS }: FlightPhoto) => placeAt(path, timeS);
  const groups = groupPhotos(
    list,
    (photo) => {
      const { lon, lat } = placeOf(photo);
      return [(lon / 360) * worldPx, mercatorY(lat) * worldPx];
    },
    GAP_PX,
  );
  return groups.map((group) => {
    const { lon, lat } = placeOf(group[0]);
    return (
      <Marker key={group[0].id} longitude={lon} latitude={lat} anchor="bottom">
        <span className={styles.photos}>
          <PhotoMarker {...shared} group={group} />
        </span>
      </Marker>
    );
  });
}

/** Zoom level in steps of a half, so that groups rarely change. */
function useZoom(): number {
  const { current: map } = useMap();
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return undefined;
    const look = () => setZoom(Math.floor(map.getZoom() * 2) / 2);
    look();
    map.on('zoom', look);
    return () => {
      map.off('zoom', look);
    };
  }, [map]);
  return zoom;
}
