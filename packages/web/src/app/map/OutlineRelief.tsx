import { ReliefGround } from '@cloudstreet/ui/map/ReliefGround';
import type { OutlineView } from '@cloudstreet/ui/tiles/outline-ground';
import { MAP_FILES } from './map-files.js';

/** Relief of this build below the outline of a flight. */
export function OutlineRelief({ view }: { view: OutlineView }) {
  return <ReliefGround view={view} reliefUrl={MAP_FILES.reliefUrl} />;
}
