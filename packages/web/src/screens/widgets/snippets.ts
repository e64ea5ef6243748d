import { HEIGHT_MESSAGE } from '../../app/height-message.js';
import { competitionPath } from '../../app/paths.js';
import {
  neededObject,
  periodOf,
  type WidgetChoice,
  type WidgetKind,
  widgetAttributes,
} from './widget-choice.js';

/** Ways to insert a widget into a site. */
export const FORMATS = ['element', 'react', 'frame'] as const;
export type SnippetFormat = (typeof FORMATS)[number];

const TAGS: Record<WidgetKind, string> = {
  flights: 'cloudstreet-flights',
  daily: 'cloudstreet-daily',
  ranking: 'cloudstreet-ranking',
  flight: 'cloudstreet-flight',
  map: 'cloudstreet-airport-map',
  task: 'cloudstreet-task',
  upload: 'cloudstreet-upload',
};
const COMPONENTS: Record<WidgetKind, string> = {
  flights: 'FlightsWidget',
  daily: 'DailyWidget',
  ranking: 'RankingWidget',
  flight: 'FlightWidget',
  map: 'AirportMapWidget',
  task: 'TaskWidget',
  upload: 'UploadWidget',
};
/** Height of frames in pixels, until the page in the frame reports its own. */
const HEIGHTS: Record<WidgetKind, number> = {
  flights: 460,
  daily: 460,
  ranking: 460,
  flight: 640,
  map: 480,
  task: 480,
  upload: 60,
};
/** Attributes that React takes as numbers. */
const NUMBERS: ReadonlySet<string> = new Set([
  'user',
  'club',
  'airport',
  'aircraft',
  'competition',
  'flight',
  'task',
  'count',
  'period',
]);

/** Gives frames the height of their content. One for all frames of a page. */
const HEIGHT_SCRIPT = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
    }
  });
</script>`;

export interface SnippetOptions {
  /** Address of the server. */
  origin: string;
  /** Text of the link that is visible until the widget has loaded, and title of frames. */
  title: string;
}

/** Returns the lines to copy; undefined until everything needed is entered. */
export function snippet(
  format: SnippetFormat,
  choice: WidgetChoice,
  { origin, title }: SnippetOptions,
): string | undefined {
  const attributes = widgetAttributes(choice);
  const frame = frameSrc(choice, origin);
  if (!attributes || frame === undefined) return undefined;
  if (format === 'frame') {
    const src = escapeAttribute(frame);
    const height = frameHeight(choice);
    const element = `<iframe src="${src}" title="${escapeAttribute(title)}"\n  width="100%" height="${height}" style="border: 0" loading="lazy"></iframe>`;
    return hasOwnHeight(choice) ? `${element}\n${HEIGHT_SCRIPT}` : element;
  }
  const entries = Object.entries(attributes);
  if (format === 'react') {
    const component = COMPONENTS[choice.widget];
    const props = entries.map(([name, value]) =>
      NUMBERS.has(name) && /^\d+$/.test(value)
        ? `${name}={${value}}`
        : `${name}=${propValue(value)}`,
    );
    return `import { ${component} } from '@cloudstreet/ui/widgets';\n\n<${component} server="${origin}"${props.map((prop) => ` ${prop}`).join('')} />`;
  }
  const tag = TAGS[choice.widget];
  const given = entries.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  const link = `<a href="${escapeAttribute(origin + pageOf(choice))}">${escapeAttribute(title)}</a>`;
  return `<script src="${origin}/widgets.js" async></script>\n<${tag}${given}>\n  ${link}\n</${tag}>`;
}

/** Returns the address of the page for frames; undefined until everything needed is entered. */
export function frameSrc(choice: WidgetChoice, origin: string): string | undefined {
  const attributes = widgetAttributes(choice);
  if (!attributes) return undefined;
  const object = neededObject(choice);
  const { [object ?? '']: value = '', ...others } = attributes;
  const parameters = new URLSearchParams(others);
  const path = () => {
    switch (choice.widget) {
      case 'flights':
        return object === undefined ? 'latest' : `${object}/${encodeURIComponent(value)}`;
      case 'flight':
        parameters.set('baro', 'true');
        return `flight/${encodeURIComponent(value)}`;
      case 'map':
        parameters.set('view', 'map');
        return `airport/${encodeURIComponent(value)}`;
      case 'task':
        return `task/${encodeURIComponent(value)}`;
      case 'daily':
      case 'ranking':
      case 'upload':
        if (object !== undefined) parameters.set(object, value);
        return choice.widget;
    }
  };
  const page = `${origin}/embedded/${path()}`;
  return parameters.size > 0 ? `${page}?${parameters}` : page;
}

/** Returns the height of the frame of a widget until its page has reported another. */
export function frameHeight({ widget }: WidgetChoice): number {
  return HEIGHTS[widget];
}

/** Whether the page in the frame reports its height. Maps take that of the frame. */
function hasOwnHeight({ widget }: WidgetChoice): boolean {
  return widget !== 'flight' && widget !== 'map' && widget !== 'task';
}

/** Page of the application with the same content. */
function pageOf(choice: WidgetChoice): string {
  const object = neededObject(choice);
  if (choice.widget === 'upload') return '/upload';
  if (choice.widget === 'ranking') {
    const { contest = 'free' } = choice;
    const period = periodOf(choice);
    const search = new URLSearchParams({
      ...(object !== undefined && { [object]: choice.of.trim() }),
      ...(Number(period) > 0 && { season: String(period) }),
    });
    return `/ranking/${contest}${search.size > 0 ? `?${search}` : ''}`;
  }
  if (object === undefined || object === 'registration' || object === 'country') return '/flight';
  if (object === 'competition') return competitionPath(Number(choice.of));
  return `/${object}/${encodeURIComponent(choice.of.trim())}`;
}

/** Texts in quotes know no escapes. */
function propValue(text: string): string {
  return text.includes('"') || text.includes('\\') ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
