import { Marker, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';
import {
  type FlightPicture,
  type FlightPictures,
  groupPictures,
} from '../../../charts/flight-pictures.js';
import { PictureMarker } from '../../../charts/PictureMarker/PictureMarker.js';
import { mercatorY } from '../../mercator.js';
import { placeAt, type TimedPath } from '../../place-at.js';
import { WORLD_PX } from '../../world-px.js';
import * as styles from '../FlightMap.css.js';

export interface PictureMarkersProps {
  path: TimedPath;
  pictures: FlightPictures;
}

/** A marker with a figure beside its icon, and a little air. */
const GAP_PX = 36;

/** Pictures where the glider was when they were taken, above their place, which stays to be seen. */
export function PictureMarkers({ path, pictures: { list, ...shared } }: PictureMarkersProps) {
  const worldPx = WORLD_PX * 2 ** useZoom();
  const placeOf = ({ timeS }: FlightPicture) => placeAt(path, timeS);
  const groups = groupPictures(
    list,
    (picture) => {
      const { lon, lat } = placeOf(picture);
      return [(lon / 360) * worldPx, mercatorY(lat) * worldPx];
    },
    GAP_PX,
  );
  return groups.map((group) => {
    const { lon, lat } = placeOf(group[0]);
    return (
      <Marker key={group[0].id} longitude={lon} latitude={lat} anchor="bottom">
        <span className={styles.pictures}>
          <PictureMarker {...shared} group={group} />
        </span>
      </Marker>
    );
  });
}

/** The zoom of the map in halves, so that groups do not change all the time. */
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
