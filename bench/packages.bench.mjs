/**
 * Sizes of the published packages: tarballs, and the scripts of a page that imports one thing. React
 * is not counted, as every React page has it, nor what is loaded later. And the start of a page with a
 * widget beside one with a frame of the same content.
 */
import { importKb } from './packages/import-size.mjs';
import { packedSize } from './packages/packed-size.mjs';
import { measureWidgetStart } from './packages/widget-start.mjs';

export const description = 'sizes of packages and of single imports, and the start of a widget';

const PACKAGES = ['scoring', 'sdk', 'ui', 'server'];

const LIBRARY_SELECT = `import {
  Select, SelectValue, Button, Label, ListBox, ListBoxItem, Popover, Text, FieldError,
} from 'react-aria-components';
export const parts = [
  Select, SelectValue, Button, Label, ListBox, ListBoxItem, Popover, Text, FieldError,
];`;

/** Lines of a page. Those without a limit are compared with others, or are information. */
const IMPORTS = {
  tile_kb: {
    code: `export { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';`,
    most: 12,
  },
  library_select_kb: { code: LIBRARY_SELECT },
  select_kb: { code: `export { Select } from '@cloudstreet/ui/fields/Select';` },
  season_filter_kb: {
    code: `export { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';`,
  },
  barogram_kb: { code: `export { Barogram } from '@cloudstreet/ui/charts/Barogram';` },
  lazy_map_kb: { code: `export { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';` },
  client_kb: {
    code: `import { createApi, browserTokenStore, call } from '@cloudstreet/sdk';
import { listFlights } from '@cloudstreet/sdk/operations';
export const parts = [createApi, browserTokenStore, call, listFlights];`,
    most: 9,
  },
  free_distance_kb: {
    code: `export { freeDistancesKm } from '../scoring/examples/free-distance.mjs';`,
    most: 30,
  },
  widgets_kb: { code: `import '@cloudstreet/ui/widgets/script';`, most: 60 },
};
/** Share by which a select of the kit is larger than one of its library. */
const SELECT_RATIO = { most: 1.1 };
/** A widget may not start later than the frame that it replaces. */
const WIDGET_RATIO = { most: 1 };

export async function run() {
  const sizes = Object.fromEntries(PACKAGES.map((name) => [name, packedSize(name)]));
  console.table(sizes);
  const rows = {};
  for (const [name, { code, most }] of Object.entries(IMPORTS)) {
    // One after the other, because the bundler uses all cores.
    const value = await importKb(code);
    rows[name] = { value, most };
  }
  const ratio = rows.select_kb.value / rows.library_select_kb.value;
  rows.select_ratio = { value: rounded(ratio), ...SELECT_RATIO };
  const { widgetMs, frameMs } = await measureWidgetStart();
  rows.widget_start_ms = { value: widgetMs };
  rows.frame_start_ms = { value: frameMs };
  rows.widget_start_ratio = { value: rounded(widgetMs / frameMs), ...WIDGET_RATIO };
  console.table(rows);
  const beyond = Object.entries(rows).filter(([, { value, most }]) => value > most);
  for (const [name, { value, most }] of beyond) console.error(`${name}: ${value}, at most ${most}`);
  if (beyond.length > 0) process.exitCode = 1;
  return {
    ...Object.fromEntries(
      Object.entries(sizes).flatMap(([name, { packedKb, unpackedKb }]) => [
        [`${name}_packed_kb`, packedKb],
        [`${name}_unpacked_kb`, unpackedKb],
      ]),
    ),
    ...Object.fromEntries(Object.entries(rows).map(([name, { value }]) => [name, value])),
  };
}

function rounded(ratio) {
  return Math.round(ratio * 1000) / 1000;
}
