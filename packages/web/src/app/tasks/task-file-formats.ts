/** Formats of task files by the extension, with the programs that read them. Names are not translated. */
const FORMATS = {
  cup: 'SeeYou, LX, Oudie (.cup)',
  tsk: 'XCSoar (.tsk)',
  xctsk: 'XCTrack (.xctsk)',
  lkt: 'LK8000 (.lkt)',
  cupx: 'SeeYou (.cupx)',
  gpx: 'GPX (.gpx)',
  kml: 'KML (.kml)',
  geojson: 'GeoJSON (.geojson)',
} as const;

export type TaskFileFormat = keyof typeof FORMATS;

/** The formats in the order of menus. */
export const TASK_FILE_FORMATS = (Object.keys(FORMATS) as TaskFileFormat[]).map((id) => ({
  id,
  name: FORMATS[id],
}));
