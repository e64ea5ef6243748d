import '@cloudstreet/ui/styles.css';
import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles';
import { createRoot } from 'react-dom/client';
import { Site } from './shared/Site';

createRoot(document.getElementById('site')!).render(<Site baseMapUrl={baseMapUrl} />);
