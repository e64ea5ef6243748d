import { useMap } from '@vis.gl/react-maplibre';
import { Check, Locate, LocateFixed, MoveUp, Rotate3d } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import * as menuStyles from '../../controls/Menu/Menu.css.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { SIDE_VIEW_DEG } from '../BaseMap/side-view.js';
import * as layersStyles from '../FlightMap/LayersMenu.css.js';
import * as styles from './FlightScene.css.js';

/** How many times as large heights may be drawn. */
const EXAGGERATIONS = [1, 2, 3] as const;

export type Exaggeration = (typeof EXAGGERATIONS)[number];

export interface SceneControlsProps {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  exaggeration: Exaggeration;
  onExaggeration: (exaggeration: Exaggeration) => void;
}

const TURN_MS = 180;
/** Tilted less than this the view counts as one from above. */
const LEVEL_DEG = 5;

/** Buttons for what a map in space needs besides zooming. */
export function SceneControls(props: SceneControlsProps) {
  const { isFollowing, onFollow, exaggeration, onExaggeration } = props;
  const { current: map } = useMap();
  const messages = useMessages();
  const timesOf = (times: Exaggeration) => messages['scene.times']({ times });
  return (
    <>
      <IconButton
        label={messages['scene.north']()}
        onPress={() => map?.easeTo({ bearing: 0, duration: TURN_MS })}
      >
        <MoveUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['scene.tilt']()}
        onPress={() => {
          if (!map) return;
          const pitch = map.getPitch() > LEVEL_DEG ? 0 : SIDE_VIEW_DEG;
          map.easeTo({ pitch, duration: TURN_MS });
        }}
      >
        <Rotate3d size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['scene.follow']()}
        aria-pressed={isFollowing}
        onPress={() => onFollow(!isFollowing)}
      >
        {isFollowing ? <LocateFixed size={18} aria-hidden /> : <Locate size={18} aria-hidden />}
      </IconButton>
      <MenuTrigger>
        <IconButton label={messages['scene.exaggeration']()}>
          <span className={styles.times}>{timesOf(exaggeration)}</span>
        </IconButton>
        <Popover className={menuStyles.popover} placement="left">
          <Menu
            className={menuStyles.list}
            aria-label={messages['scene.exaggeration']()}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[exaggeration]}
            onSelectionChange={(keys) => {
              const chosen = EXAGGERATIONS.find((each) => keys !== 'all' && keys.has(each));
              if (chosen) onExaggeration(chosen);
            }}
          >
            {EXAGGERATIONS.map((each) => (
              <MenuItem key={each} id={each} className={menuStyles.item} textValue={timesOf(each)}>
                {({ isSelected }) => (
                  <>
                    <span className={layersStyles.box}>
                      {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
                    </span>
                    {timesOf(each)}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  );
}
