import { Site } from '../shared/Site';

/** Renders each response instead of the build. */
export const dynamic = 'force-dynamic';

const baseMapUrl = new URL('@cloudstreet/ui/base-map.pmtiles', import.meta.url).href;

export default function Page() {
  return <Site baseMapUrl={baseMapUrl} />;
}
