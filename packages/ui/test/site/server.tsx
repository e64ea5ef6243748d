import { renderToString } from 'react-dom/server';
import { Site } from './Site.js';

export const html = renderToString(<Site />);
