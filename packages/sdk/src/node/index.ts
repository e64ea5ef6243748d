export { fileFromPath } from './file-from-path.js';
export { fileTokenStore } from './file-token-store.js';
