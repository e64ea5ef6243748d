export { type FocusNextItemOptions, useFocusNextItem } from './focus-next-item.js';
