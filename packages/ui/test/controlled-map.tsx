import { type ComponentType, useState } from 'react';
import type { CursorProps } from '../src/flight/use-cursor-store.js';
import type { MapLayers } from '../src/map/FlightMap/map-layers.js';

interface ControlledProps extends CursorProps {
  layers?: MapLayers | undefined;
  onLayersChange?: ((layers: MapLayers) => void) | undefined;
}

/** Returns a `render` of stories that keeps the cursor and the layers of a map of a flight. */
export function controlledMap<Props extends ControlledProps>(MapOfFlight: ComponentType<Props>) {
  return function ControlledMap(args: Props) {
    const [cursorTimeS, setCursor] = useState(args.cursorTimeS);
    const [layers, setLayers] = useState(args.layers);
    return (
      <MapOfFlight
        {...args}
        layers={layers}
        onLayersChange={setLayers}
        cursorTimeS={cursorTimeS}
        onCursorChange={(timeS) => {
          setCursor(timeS);
          args.onCursorChange?.(timeS);
        }}
      />
    );
  };
}
