/** The script `/embedded.js` of pages for frames without a map. It loads nothing of the application. */
import { WIDGET_THEMES } from '@cloudstreet/ui/widgets/embedding';
import { addWidget } from './add-widget.js';
import { embeddedPage } from './embedded-page.js';
import { reportHeight } from './report-height.js';

/** An operator may serve images elsewhere. Without one, the head below is enough. */
async function showScreenshot(image: HTMLImageElement, id: number): Promise<void> {
  try {
    const response = await fetch('/v1/instance', { credentials: 'omit' });
    const instance = (await response.json()) as { files_url: string };
    image.src = `${instance.files_url}/flight/${id}.jpg`;
  } catch {
    image.remove();
  }
}

const url = new URL(window.location.href);
const page = embeddedPage(url);
const root = document.querySelector('#embedded')!;
// A frame does not know the scheme of the site around it.
const schemes: ReadonlyMap<string | null, string> = new Map(Object.entries(WIDGET_THEMES));
document.documentElement.style.colorScheme =
  schemes.get(url.searchParams.get('theme')) ?? WIDGET_THEMES.light;

if (page?.kind === 'widget') {
  addWidget(root, page.tag, page.attributes);
  if (window.parent !== window) reportHeight(root, window.parent);
} else if (page?.kind === 'screenshot') {
  const image = document.createElement('img');
  void showScreenshot(image, page.id);
  image.alt = '';
  // A flight that is not scored yet has none.
  image.addEventListener('error', () => image.remove());
  root.className = 'screenshot';
  root.append(image);
  addWidget(root, 'cloudstreet-flight', { ...page.attributes, map: 'off' });
}
