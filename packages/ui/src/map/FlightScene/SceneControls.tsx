import { useMap } from '@vis.gl/react-maplibre';
import { Locate, LocateFixed, Rotate3d } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import * as menuStyles from '../../controls/Menu/Menu.css.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { SIDE_VIEW_DEG } from '../BaseMap/side-view.js';

export interface SceneControlsProps {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  /** Further buttons. */
  children?: ReactNode;
}

const TURN_MS = 180;
/** Directions of the camera. */
const VIEWS = {
  north: { bearing: 0 },
  above: { pitch: 0 },
  side: { pitch: SIDE_VIEW_DEG },
} as const;
const VIEW_NAMES = ['north', 'above', 'side'] as const satisfies (keyof typeof VIEWS)[];

/** Buttons of a 3D map besides zooming. */
export function SceneControls(props: SceneControlsProps) {
  const { isFollowing, onFollow, children } = props;
  const { current: map } = useMap();
  const messages = useMessages();
  return (
    <>
      <IconButton
        label={messages['scene.follow']()}
        aria-pressed={isFollowing}
        onPress={() => onFollow(!isFollowing)}
      >
        {isFollowing ? <LocateFixed size={18} aria-hidden /> : <Locate size={18} aria-hidden />}
      </IconButton>
      <MenuTrigger>
        <IconButton label={messages['scene.view']()}>
          <Rotate3d size={18} aria-hidden />
        </IconButton>
        <Popover className={menuStyles.popover} placement="bottom end">
          <Menu className={menuStyles.list} aria-label={messages['scene.view']()}>
            {VIEW_NAMES.map((name) => (
              <MenuItem
                key={name}
                id={name}
                className={menuStyles.item}
                onAction={() => map?.easeTo({ ...VIEWS[name], duration: TURN_MS })}
              >
                {messages['scene.look']({ name })}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {children}
    </>
  );
}
