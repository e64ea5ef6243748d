export { type Choice, ChoiceMenu, type ChoiceMenuProps } from './ChoiceMenu.js';
