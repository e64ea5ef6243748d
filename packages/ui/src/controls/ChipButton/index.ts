export * from './ChipButton.js';
