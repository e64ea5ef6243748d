import type { FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { FlightOutline } from '@cloudstreet/ui/tiles/FlightOutline';
import { TimeZoneProvider } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import * as styles from './StoryViewer.css.js';
import { StoryViewer, type StoryViewerProps } from './StoryViewer.js';

export interface FlightStoryViewerProps
  extends Pick<StoryViewerProps, 'title' | 'index' | 'onIndexChange' | 'onClose' | 'actions'> {
  flight: FlightDetail;
}

/** Shows the photos of a flight with their positions on the track. */
export function FlightStoryViewer({ flight, index, ...viewer }: FlightStoryViewerProps) {
  const { api } = useApp();
  const { data: track } = useQuery({
    ...flightQueries.track(api, flight.id),
    // Without the track, only the positions are missing.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const time = flight.story[index]?.start_time;
  const fix = track && time !== undefined ? nearestFix(track.time, Date.parse(time) / 1000) : -1;
  const [lon, lat] = track?.geom.coordinates[fix] ?? [];
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <StoryViewer
        {...viewer}
        stories={flight.story}
        index={index}
        {...(flight.polyline !== undefined &&
          lat !== undefined &&
          lon !== undefined && {
            place: (
              <div className={styles.place}>
                <FlightOutline outline={flight.polyline} position={[lat, lon]} />
              </div>
            ),
          })}
      />
    </TimeZoneProvider>
  );
}

/** Returns the first fix at or after a time, or the last fix. */
function nearestFix(times: readonly number[], timeS: number): number {
  const found = times.findIndex((fixS) => fixS >= timeS);
  return found === -1 ? times.length - 1 : found;
}
