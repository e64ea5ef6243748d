// Computes free distances beside the page, which stays responsive.
// const worker = new Worker(new URL('free-distance-worker.mjs', import.meta.url), { type: 'module' });
// worker.onmessage = ({ data }) => console.log(data);
// const bytes = new Uint8Array(await file.arrayBuffer());
// worker.postMessage(bytes, [bytes.buffer]);
import { freeDistancesKm } from './free-distance.mjs';

globalThis.addEventListener('message', ({ data }) => {
  const km = Float64Array.from(freeDistancesKm(data));
  globalThis.postMessage(km, [km.buffer]);
});
