import '@cloudstreet/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Site } from './shared/Site';

const baseMapUrl = new URL('@cloudstreet/ui/base-map.pmtiles', import.meta.url).href;

createRoot(document.getElementById('site')!).render(<Site baseMapUrl={baseMapUrl} />);
