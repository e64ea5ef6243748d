import { useMap } from '@vis.gl/react-maplibre';
import { Minus, Plus, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import type { PathBounds } from '../../flight/flight-path.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './BaseMap.css.js';
import { fitMap } from './fit-map.js';

export interface MapControlsProps {
  bounds: PathBounds;
  /** Called when the user wants to see everything. */
  onFit?: (() => void) | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons to zoom in, zoom out, and show everything. */
export function MapControls({ bounds, onFit, children }: MapControlsProps) {
  const { current: map } = useMap();
  const messages = useMessages();
  return (
    <Toolbar
      orientation="vertical"
      className={styles.controls}
      aria-label={messages['map.controls']()}
    >
      <IconButton label={messages['map.zoomIn']()} onPress={() => map?.zoomIn()}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton label={messages['map.zoomOut']()} onPress={() => map?.zoomOut()}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['map.fit']()}
        onPress={() => {
          onFit?.();
          if (map) fitMap(map, bounds);
        }}
      >
        <Scan size={18} aria-hidden />
      </IconButton>
      {children}
    </Toolbar>
  );
}
