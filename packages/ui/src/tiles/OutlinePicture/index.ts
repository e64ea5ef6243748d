export { OutlinePicture, type OutlinePictureProps } from './OutlinePicture.js';
