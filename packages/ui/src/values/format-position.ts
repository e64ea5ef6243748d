/** Formats a position in degrees and minutes, as pilots write it: `50°25.8′N 009°37.2′E`. */
export function formatPosition({ lat, lon }: { lat: number; lon: number }): string {
  return `${half(lat, 2, 'NS')} ${half(lon - 360 * Math.round(lon / 360), 3, 'EW')}`;
}

function half(value: number, digits: number, [positive, negative]: string): string {
  const tenths = Math.round(Math.abs(value) * 600);
  const degrees = String(Math.floor(tenths / 600)).padStart(digits, '0');
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${degrees}°${minutes}′${value < 0 ? negative : positive}`;
}
