import { Check, Layers } from 'lucide-react';
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
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

/** Layers of which at most one is shown. */
export interface LayerGroup {
  title: string;
  choices: readonly LayerChoice[];
}

export interface LayersMenuProps {
  choices: readonly LayerChoice[];
  group?: LayerGroup | undefined;
  layers: MapLayers;
  onLayersChange: (layers: MapLayers) => void;
}

/** Menu that switches layers. It stays open, so that several can be switched. */
export function LayersMenu({ choices, group, layers, onLayersChange }: LayersMenuProps) {
  const messages = useMessages();
  const free = choices.filter(({ unavailable }) => unavailable === undefined);
  const shown = free.filter(({ key }) => isShown(layers, key)).map(({ key }) => key);
  const chosen = group?.choices.find(({ key }) => isShown(layers, key))?.key;

  function change(within: readonly LayerChoice[], isOn: (key: string) => boolean): void {
    const switched = within.filter(({ key }) => isOn(key) !== isShown(layers, key));
    const entries = switched.map(({ key }) => [key, isOn(key)] as const);
    onLayersChange({ ...layers, ...Object.fromEntries(entries) });
  }

  return (
    <MenuTrigger>
      <IconButton label={messages['map.layers']()}>
        <Layers size={18} aria-hidden />
      </IconButton>
      <Popover className={menuStyles.popover} placement="bottom end">
        <Menu
          className={menuStyles.list}
          aria-label={messages['map.layers']()}
          shouldCloseOnSelect={false}
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) => change(free, (key) => keys === 'all' || keys.has(key))}
        >
          {choices.map((choice) => (
            <LayerItem key={choice.key} layer={choice} />
          ))}
          {group && (
            <MenuSection
              selectionMode="single"
              selectedKeys={chosen === undefined ? [] : [chosen]}
              onSelectionChange={(keys) =>
                change(group.choices, (key) => keys !== 'all' && keys.has(key))
              }
            >
              <Header className={styles.title}>{group.title}</Header>
              {group.choices.map((choice) => (
                <LayerItem key={choice.key} layer={choice} isAlternative />
              ))}
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface LayerItemProps {
  layer: LayerChoice;
  /** Whether it replaces the shown layer of its group. */
  isAlternative?: boolean;
}

function LayerItem({ layer, isAlternative = false }: LayerItemProps) {
  const { key, name, unavailable } = layer;
  return (
    <MenuItem id={key} className={menuStyles.item} textValue={name}>
      {({ isSelected }) => (
        <>
          <span className={styles.box} data-round={isAlternative || undefined}>
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
  );
}
