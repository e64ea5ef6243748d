export {
  type FilePreview,
  type FlightPreview,
  type PreviewInput,
  previewFile,
} from './preview-file.js';
