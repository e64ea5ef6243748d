/**
 * Keys of a component and when to use it, as `parameters: { guide }` of its stories. The page of its
 * documentation shows them.
 */
export interface Guide {
  /** Effect of each key while the component has the focus. */
  keys: Readonly<Record<string, string>>;
  do: string;
  dont: string;
}

/** Keys of links. */
export const LINK_KEYS = { Enter: 'Follows the link.' };

/** Keys of buttons. */
export const BUTTON_KEYS = { 'Enter, Space': 'Presses the button.' };

/** Keys of buttons that open a list of options. */
export const LIST_KEYS = {
  'Enter, Space, ↓': 'Opens the list.',
  '↓, ↑': 'Moves to the next or the previous option.',
  'Home, End': 'Moves to the first or the last option.',
  'A letter': 'Moves to the next option that begins with it.',
  Escape: 'Closes the list without a change.',
};

/** Keys of a field with proposals. */
export const PROPOSAL_KEYS = {
  '↓, ↑': 'Opens the proposals and moves in them.',
  Enter: 'Chooses the proposal.',
  Escape: 'Closes the proposals.',
};

/** Keys of fields for numbers. */
export const NUMBER_KEYS = {
  '↑, ↓': 'Changes the number by one step.',
  'Home, End': 'Sets the smallest or the largest number, if there are limits.',
};

/** Keys of fields for days. */
export const DATE_KEYS = {
  '←, →': 'Moves between day, month and year.',
  '↑, ↓': 'Changes the part by one.',
  'A digit': 'Writes the part; a complete one moves on to the next.',
};

/** Keys of buttons that open a panel or a dialog. */
export const PANEL_KEYS = {
  'Enter, Space': 'Opens the panel, which takes the focus.',
  Tab: 'Moves inside the panel.',
  Escape: 'Closes the panel, and the button has the focus again.',
};

/** Keys of the element in which a table scrolls. */
export const SCROLL_KEYS = {
  Tab: 'Moves to the table, then to the links and buttons in it.',
  '←, →': 'Scrolls a table that is wider than its place.',
};

/** Keys of maps. */
export const MAP_KEYS = {
  'Arrow keys': 'Moves the map.',
  '+, -': 'Zooms.',
  Tab: 'Moves to the buttons of the map, then to what can be pressed on it.',
};
