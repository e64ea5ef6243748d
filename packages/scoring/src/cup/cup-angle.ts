const LATITUDE = /^(\d{1,2})(\d\d(?:\.\d{0,9})?)\s*([NS])$/i;
const LONGITUDE = /^(\d{1,3})(\d\d(?:\.\d{0,9})?)\s*([EW])$/i;

/** Parses a latitude such as `5107.830N` in degrees. */
export function parseCupLatitude(text: string): number | undefined {
  return angleOf(LATITUDE.exec(text), 90);
}

/** Parses a longitude such as `01410.467E` in degrees. */
export function parseCupLongitude(text: string): number | undefined {
  return angleOf(LONGITUDE.exec(text), 180);
}

function angleOf(match: RegExpExecArray | null, max: number): number | undefined {
  if (!match) return undefined;
  const [, degrees, minutes, side] = match;
  const angle = Number(degrees) + Number(minutes) / 60;
  if (Number(minutes) >= 60 || angle > max) return undefined;
  return /[sw]/i.test(`${side}`) && angle !== 0 ? -angle : angle;
}

export function formatCupLatitude(lat: number): string {
  return `${degreesAndMinutes(lat, 2)}${lat < 0 ? 'S' : 'N'}`;
}

export function formatCupLongitude(lon: number): string {
  return `${degreesAndMinutes(lon, 3)}${lon < 0 ? 'W' : 'E'}`;
}

function degreesAndMinutes(angle: number, digits: number): string {
  const thousandths = Math.round(Math.abs(angle) * 60_000);
  const degrees = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3);
  return String(degrees).padStart(digits, '0') + minutes.padStart(6, '0');
}
