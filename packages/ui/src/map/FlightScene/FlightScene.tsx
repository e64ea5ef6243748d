import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { at } from '../../flight/flight-columns.js';
import { type CursorBinding, useCursorStore } from '../../flight/use-cursor-store.js';
import { useStableProps } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import type { MapPointer } from '../BaseMap/map-pointer.js';
import { FlightMapFallback } from '../FlightMap/FlightMapFallback.js';
import { LayersMenu } from '../FlightMap/LayersMenu.js';
import { LegLayer } from '../FlightMap/layers/LegLayer.js';
import { MapLegend } from '../FlightMap/MapLegend.js';
import { Rasters } from '../FlightMap/rasters/Rasters.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { ChaseCamera } from './ChaseCamera.js';
import type { StageWatch } from './create-stage.js';
import { type Exaggeration, ExaggerationMenu, USUAL_EXAGGERATION } from './ExaggerationMenu.js';
import * as styles from './FlightScene.css.js';
import type { DrawnSceneProps, FlightSceneProps } from './flight-scene-props.js';
import { Ground } from './Ground.js';
import { SceneControls } from './SceneControls.js';
import { SceneMarkers } from './SceneMarkers.js';
import { StageOfScene } from './SceneStage.js';
import { SceneText } from './SceneText.js';
import { SpaceLayer } from './SpaceLayer.js';
import { sceneColors } from './scene-colors.js';
import { rgbOf } from './scene-geometry.js';
import { createSceneLayer } from './scene-layer.js';
import { flownTracks, useSceneTracks } from './scene-tracks.js';
import { useSceneParts } from './use-scene-parts.js';

/**
 * A flight in 3D: the track at its altitude with a curtain to the ground, over terrain if known.
 * The camera is behind the glider until the user moves it; with reduced motion it stays still.
 * Moving the cursor moves the gliders and renders nothing else.
 */
export function FlightScene({ cursor, cursorTimeS, onCursorChange, ...drawn }: FlightSceneProps) {
  const binding = useCursorStore({ cursor, cursorTimeS, onCursorChange });
  const stable = useStableProps(drawn);
  return (
    <MapBoundary>
      <DrawnScene {...stable} {...binding} />
    </MapBoundary>
  );
}

function allowsMotion(): boolean {
  return !(globalThis.matchMedia?.(media.reducedMotion).matches ?? false);
}

/** Maximum distance of the pointer from the track. */
const REACH_PX = { hover: 16, tap: 32 };

const DrawnScene = memo(function DrawnScene(props: DrawnSceneProps & CursorBinding) {
  const { hasLanding = true, terrain, onLayersChange, onDrawn, cursor, onCursorChange } = props;
  const { onStage } = props;
  const messages = useMessages();
  const theme = useTheme();
  const colors = mapColors[theme];
  const [scene] = useState(createSceneLayer);
  const [isFollowing, setFollowing] = useState(onStage ? true : allowsMotion);
  const [chosen, setChosen] = useState<Exaggeration>(USUAL_EXAGGERATION);
  const exaggeration = props.exaggeration ?? chosen;
  const [watch] = useState<StageWatch>(() => ({ nowMs: 0 }));
  const clock = useCallback(() => watch.nowMs, [watch]);
  const [isGroundUnknown, setGroundUnknown] = useState(false);
  const parts = useSceneParts(props);
  const isFlat = terrain === undefined;
  const { flight, marked, course, showsTrack, coloring, classes, others, company, rasters } = parts;
  const plain = coloring ? colors.name : themeColors[theme].chart.altitude;
  useSceneTracks(scene, { flight, showsTrack, coloring, classes, plain, others });
  useEffect(() => {
    scene.setLook({
      exaggeration,
      casing: rgbOf(colors.casing),
      ink: rgbOf(colors.ink),
      haze: rgbOf(sceneColors[theme].haze),
      isFlat,
    });
  }, [scene, exaggeration, colors, theme, isFlat]);
  const flown = useMemo(
    () => flownTracks({ flight, others, company, glider: sceneColors[theme].glider }),
    [flight, others, company, theme],
  );
  const onPointer = useFixBelow(scene.fixAt, flight.timeS, onCursorChange);
  const stopFollowing = useCallback(() => setFollowing(false), []);
  const noteUnknown = useCallback(() => setGroundUnknown(true), []);

  return (
    <BaseMap
      isInSpace
      label={messages['scene.flight']()}
      bounds={parts.bounds}
      isHeld={isFollowing}
      onFit={stopFollowing}
      onDrawn={onDrawn}
      onFailed={props.onFailed}
      pixelRatio={props.pixelRatio}
      onPointer={(pointer) => {
        // A camera that flies with the glider carries the track below a resting pointer.
        if (!isFollowing || pointer.kind === 'tap') onPointer(pointer);
      }}
      controls={
        <SceneControls isFollowing={isFollowing} onFollow={setFollowing}>
          {onLayersChange && parts.choices.length > 0 && (
            <LayersMenu
              choices={parts.choices}
              layers={parts.layers}
              onLayersChange={onLayersChange}
            />
          )}
        </SceneControls>
      }
      overlay={
        <>
          <div className={styles.corner}>
            <div className={styles.buttons}>
              <ExaggerationMenu
                exaggeration={exaggeration}
                onExaggeration={(next) => {
                  setChosen(next);
                  props.onExaggerationChange?.(next);
                }}
              />
              {props.actions}
            </div>
            {(!terrain || isGroundUnknown) && (
              <output className={styles.note}>
                {terrain ? messages['scene.unknown']() : messages['scene.flat']()}
              </output>
            )}
          </div>
          <MapLegend
            coloring={coloring && classes && { by: coloring.by, classes }}
            tracks={others}
            rasters={{ rasters, cursor, isPlaying: true }}
          />
        </>
      }
      description={<SceneText altitudeM={flight.altitudeM} turnpoints={marked.turnpoints} />}
      fallback={<FlightMapFallback paths={[flight.path]} legs={marked.legs} />}
    >
      <Ground terrain={terrain} exaggeration={exaggeration} theme={theme} onUnknown={noteUnknown} />
      <Rasters rasters={rasters} cursor={cursor} isPlaying />
      <LegLayer paths={course.legs} turnpoints={course.turnpoints} colors={colors} isInSpace />
      <SpaceLayer scene={scene} flown={flown} cursor={cursor} trailS={parts.trailS} />
      {isFollowing && (
        <ChaseCamera
          track={flight}
          cursor={cursor}
          exaggeration={exaggeration}
          onLeft={stopFollowing}
          clock={onStage && clock}
        />
      )}
      {onStage && <StageOfScene cursor={cursor} watch={watch} onStage={onStage} />}
      <SceneMarkers
        scene={scene}
        flight={flight}
        hasLanding={hasLanding}
        turnpoints={course.turnpoints}
        onSelect={onCursorChange}
      />
    </BaseMap>
  );
});

/** Handles pointers over the map: only the last one per frame, and only at a fix. */
function useFixBelow(
  fixAt: (xPx: number, yPx: number, reachPx: number) => number,
  timeS: ArrayLike<number>,
  onCursorChange: (timeS: number) => void,
) {
  const frame = useRef(0);
  return ({ xPx, yPx, kind }: MapPointer) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const fix = fixAt(xPx, yPx, REACH_PX[kind]);
      if (fix >= 0) onCursorChange(at(timeS, fix));
    });
  };
}
