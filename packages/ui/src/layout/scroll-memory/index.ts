export type { TextStore } from '../session-store.js';
export { useScrollMemory } from './use-scroll-memory.js';
