export { StarButton, type StarButtonProps } from './StarButton.js';
