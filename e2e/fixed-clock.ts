/** Time of the page snapshots, in browser and server. */
export const NOW = '2026-11-20T12:00:00Z';
