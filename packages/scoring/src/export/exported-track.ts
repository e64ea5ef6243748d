/** Input of the export formats. */
export interface ExportedTrack {
  /** Date, glider and recorder named by the file. */
  readonly name: string;
  readonly fixes: readonly ExportedFix[];
}

export interface ExportedFix {
  /** ISO 8601 with seconds, UTC: `2026-07-14T10:00:00Z`. */
  readonly time: string;
  /** Degrees with 6 decimals. */
  readonly lat: number;
  readonly lon: number;
  /** Metres; the altitude that the rules use. */
  readonly altitudeM: number;
}
