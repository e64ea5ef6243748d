import '@cloudstreet/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Site } from './Site.js';

hydrateRoot(document.getElementById('site') as HTMLElement, <Site />);
