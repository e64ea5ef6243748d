import { Check, Layers } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import * as menuStyles from '../../controls/Menu/Menu.css.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './LayersMenu.css.js';
import { isShown, type MapLayers } from './map-layers.js';

/** A layer with content. */
export interface LayerChoice {
  key: string;
  name: string;
  /** Reason why it cannot be switched on. It is still shown. */
  unavailable?: string | undefined;
}

export interface LayersMenuProps {
  choices: readonly LayerChoice[];
  layers: MapLayers;
  onLayersChange: (layers: MapLayers) => void;
}

/** Menu that switches layers. It stays open, so that several can be switched. */
export function LayersMenu({ choices, layers, onLayersChange }: LayersMenuProps) {
  const messages = useMessages();
  const free = choices.filter(({ unavailable }) => unavailable === undefined);
  const shown = free.filter(({ key }) => isShown(layers, key)).map(({ key }) => key);
  return (
    <MenuTrigger>
      <IconButton label={messages['map.layers']()}>
        <Layers size={18} aria-hidden />
      </IconButton>
      <Popover className={menuStyles.popover} placement="bottom end">
        <Menu
          className={menuStyles.list}
          aria-label={messages['map.layers']()}
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) => {
            const isOn = (key: string) => keys === 'all' || keys.has(key);
            const switched = free.filter(({ key }) => isOn(key) !== isShown(layers, key));
            onLayersChange({
              ...layers,
              ...Object.fromEntries(switched.map(({ key }) => [key, isOn(key)])),
            });
          }}
        >
          {choices.map(({ key, name, unavailable }) => (
            <MenuItem key={key} id={key} className={menuStyles.item} textValue={name}>
              {({ isSelected }) => (
                <>
                  <span className={styles.box}>
                    {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
                  </span>
                  <span className={styles.words}>
                    <Text slot="label">{name}</Text>
                    {unavailable !== undefined && (
                      <Text slot="description" className={styles.reason}>
                        {unavailable}
                      </Text>
                    )}
                  </span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
