import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Returns the addresses at which other devices reach a server that listens on `host`. Empty if
 * there are none.
 */
export function networkAddresses(host: string, port: number): string[] {
  if (!EVERYWHERE.has(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
