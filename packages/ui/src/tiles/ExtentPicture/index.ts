export { ExtentPicture, type ExtentPictureProps } from './ExtentPicture.js';
