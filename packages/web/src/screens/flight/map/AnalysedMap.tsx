import type { Interval } from '@cloudstreet/scoring/parse';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ChoiceMenu } from '@cloudstreet/ui/controls/ChoiceMenu';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import type { DrawnMapProps } from '@cloudstreet/ui/map/FlightMap';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Locate, LocateFixed, Palette } from 'lucide-react';
import { useMemo } from 'react';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { AppMaps } from '../../../app/map/AppMaps.js';
import { useMapLayers } from '../../../app/map/use-map-layers.js';
import { useMessages } from '../../../app/messages.js';
import { usePageIdle } from '../../../app/use-page-idle.js';
import type { ComparedFlights } from '../compare/use-compared.js';
import { ReplayBar } from '../replay/ReplayBar.js';
import { useReplay } from '../replay/use-replay.js';
import * as styles from './AnalysedMap.css.js';
import { shownColoring, useMapChoices } from './map-choices.js';
import type { Coloring } from './track-coloring.js';
import { useMapData } from './use-map-data.js';

export interface AnalysedMapProps {
  flight: FlightDetail;
  score: Score | undefined;
  compared: ComparedFlights;
  selection: Interval | null;
  map: DrawnMapProps;
  cursor: CursorStore;
  mapClassName: string;
  isInSpace: boolean;
  onSpaceChange: (isInSpace: boolean) => void;
}

/** Long enough for a thermal and the glide before it. */
const TRAIL_S = 300;

const FlightSpace = lazyWithRetry(
  async () => (await import('../space/FlightSpace.js')).FlightSpace,
  <Skeleton height="100%" />,
);

/** Map of a flight with layers of its surroundings, and the replay below. */
export function AnalysedMap(props: AnalysedMapProps) {
  const { flight, score, compared, selection, map, cursor, mapClassName } = props;
  const { isInSpace, onSpaceChange } = props;
  const messages = useMessages();
  const [choices, setChoices] = useMapChoices();
  const { unixS } = map.track;
  const [startS = 0, endS = 0] = [unixS[0], unixS[unixS.length - 1]];
  const interval = useMemo(() => ({ startS, endS }), [startS, endS]);
  const rasterLayers = useMapLayers(unixS.length > 0 ? interval : undefined);
  const replay = useReplay({ ...interval, cursor });
  const { isPlaying } = replay;
  const shown = shownColoring(choices, compared.ids.length > 0);
  // In space the curtain needs colours.
  const coloring = isInSpace && shown === 'none' ? 'vario' : shown;
  const { colorings, ...surroundings } = useMapData({
    flight,
    score,
    compared,
    selection,
    coloring,
    layers: choices.layers,
    cursor,
    isPlaying,
  });
  const trail = useMemo(() => ({ lengthS: TRAIL_S, isPlaying }), [isPlaying]);
  const { follows } = choices;
  const isStill = useMediaQuery(media.reducedMotion);
  function startInSpace() {
    if (isStill) return;
    if (cursor.get() === null) cursor.set(takeoffS(flight) ?? startS);
    replay.play();
  }
  // Starting the map library takes longer than all other parts of the page, so those go first.
  const isIdle = usePageIdle();
  return (
    <>
      <div className={mapClassName}>
        {isInSpace ? (
          <FlightSpace
            flight={flight}
            map={map}
            cursor={cursor}
            coloring={surroundings.coloring}
            onDrawn={startInSpace}
            selection={selection}
            onPause={replay.pause}
            otherTracks={surroundings.otherTracks}
            trail={trail}
            rasterLayers={rasterLayers}
            layers={choices.layers}
            onLayersChange={(layers) => setChoices({ ...choices, layers })}
          />
        ) : !isIdle ? (
          <Skeleton height="100%" />
        ) : (
          <AppMaps>
            <LazyFlightMap
              {...map}
              {...surroundings}
              cursor={cursor}
              rasterLayers={rasterLayers}
              trail={trail}
              followsCursor={follows && isPlaying}
              layers={choices.layers}
              onLayersChange={(layers) => setChoices({ ...choices, layers })}
            />
          </AppMaps>
        )}
        <div className={styles.views}>
          <SegmentedControl
            label={messages['flight.view']()}
            segments={[
              { id: 'map', label: messages['flight.views']({ view: 'map' }) },
              { id: 'space', label: messages['flight.views']({ view: 'space' }) },
            ]}
            selected={isInSpace ? 'space' : 'map'}
            onChange={(view) => onSpaceChange(view === 'space')}
          />
        </div>
      </div>
      {unixS.length > 1 && (
        <ReplayBar {...interval} cursor={cursor} replay={replay}>
          {!isInSpace && (
            <IconButton
              label={messages['replay.follow']()}
              aria-pressed={follows}
              onPress={() => setChoices({ ...choices, follows: !follows })}
            >
              {follows ? <LocateFixed size={20} aria-hidden /> : <Locate size={20} aria-hidden />}
            </IconButton>
          )}
          <ColoringMenu
            coloring={colorings.includes(coloring) ? coloring : 'none'}
            colorings={isInSpace ? colorings.filter((by) => by !== 'none') : colorings}
            onChange={(chosen) => setChoices({ ...choices, coloring: chosen })}
          />
        </ReplayBar>
      )}
    </>
  );
}

function takeoffS({ takeoff_time: time }: FlightDetail): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000;
}

interface ColoringMenuProps {
  coloring: Coloring;
  colorings: readonly Coloring[];
  onChange: (coloring: Coloring) => void;
}

function ColoringMenu({ coloring, colorings, onChange }: ColoringMenuProps) {
  const messages = useMessages();
  const nameOf = (by: Coloring) => messages['flight.coloring']({ by });
  return (
    <ChoiceMenu
      label={messages['flight.coloring.title']()}
      trigger={
        <Button
          size="small"
          tone="quiet"
          aria-label={messages['flight.coloring.now']({ name: nameOf(coloring) })}
        >
          <Palette size={18} aria-hidden />
        </Button>
      }
      choices={colorings.map((by) => ({ id: by, label: nameOf(by) }))}
      chosen={coloring}
      onChange={onChange}
    />
  );
}
