import { prewarm, setWorkerUrl } from 'maplibre-gl';

/**
 * Starts what all maps of a page share before the first of them is there, so that it is drawn the
 * sooner. It stays for the next ones.
 *
 * @param workerUrl As `MapSettings` has it.
 */
export function prepareMaps(workerUrl: string): void {
  setWorkerUrl(workerUrl);
  prewarm();
}
