/** The moment at which the snapshots of pages are taken, in browser and server alike. */
export const NOW = '2026-11-20T12:00:00Z';
