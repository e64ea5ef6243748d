export { TrackPicture, type TrackPictureProps } from './TrackPicture.js';
