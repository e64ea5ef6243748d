/** The script `/embedded.js` of pages for frames without a map. It loads nothing of the application. */
import { addWidget } from './add-widget.js';
import { embeddedPage } from './embedded-page.js';
import { reportHeight } from './report-height.js';

/** Colour schemes by the parameter `theme`. A frame does not know the scheme of the site around it. */
const SCHEMES: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
};

const url = new URL(window.location.href);
const page = embeddedPage(url);
const root = document.querySelector('#embedded')!;
const theme = url.searchParams.get('theme') ?? 'light';
document.documentElement.style.colorScheme = SCHEMES[theme] ?? 'light';

if (page?.kind === 'widget') {
  addWidget(root, page.tag, page.attributes);
  if (window.parent !== window) reportHeight(root, window.parent);
} else if (page?.kind === 'screenshot') {
  const image = document.createElement('img');
  image.src = `/files/flight/${page.id}.jpg`;
  image.alt = '';
  root.className = 'screenshot';
  root.append(image);
  addWidget(root, 'cloudstreet-flight', { ...page.attributes, map: 'off' });
}
