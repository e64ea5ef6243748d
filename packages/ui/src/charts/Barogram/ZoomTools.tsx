import { Maximize2, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { zoomInterval } from '../zoom-interval.js';
import * as styles from './Barogram.css.js';
import type { BarogramHandle } from './use-barogram-plot.js';

/** Buttons to zoom in, zoom out, and show the whole flight. */
export const ZoomTools = memo(function ZoomTools({
  plotRef,
  isZoomed,
}: Pick<BarogramHandle, 'plotRef' | 'isZoomed'>) {
  const messages = useMessages();
  function zoom(factor: number) {
    const plot = plotRef.current;
    if (!plot) return;
    const { startS, endS } = plot.window;
    plot.setWindow(zoomInterval(plot.window, factor, (startS + endS) / 2, plot.limits));
  }
  return (
    <Toolbar className={styles.tools} aria-label={messages['barogram.view']()}>
      <IconButton label={messages['barogram.zoomIn']()} onPress={() => zoom(0.5)}>
        <Plus size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['barogram.zoomOut']()}
        isDisabled={!isZoomed}
        onPress={() => zoom(2)}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['barogram.whole']()}
        isDisabled={!isZoomed}
        onPress={() => zoom(Number.POSITIVE_INFINITY)}
      >
        <Maximize2 size={16} aria-hidden />
      </IconButton>
    </Toolbar>
  );
});
