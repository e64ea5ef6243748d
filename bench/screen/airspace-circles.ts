/** Airspaces for benches, as the text of an OpenAir file. */

const COLUMNS = 8;

/** So many circles of 3 km around a place, one beside the other, up to FL100. */
export function airspaceCircles(count: number, place: { lat: number; lon: number }): string {
  const lines: string[] = [];
  for (let index = 0; index < count; index++) {
    const lat = place.lat + (Math.floor(index / COLUMNS) - 2) * 0.08;
    const lon = place.lon + ((index % COLUMNS) - 2) * 0.12;
    const centre = `${angle(lat)} N ${angle(lon).padStart(9, '0')} E`;
    lines.push('AC Q', `AN Danger ${index}`, 'AL GND', 'AH FL100', `V X=${centre}`, 'DC 1.6', '');
  }
  return lines.join('\n');
}

/** Degrees, minutes and seconds as OpenAir writes them. */
function angle(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
