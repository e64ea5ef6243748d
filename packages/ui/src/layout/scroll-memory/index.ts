export { type ScrollStore, useScrollMemory } from './use-scroll-memory.js';
