/** A flight of a fix a second, in climbs of four minutes and glides of six, as the text of a file. */

const TAKEOFF_S = 7 * 3600;
const GROUND_M = 200;
const TOW = { seconds: 360, climbMps: 2, speedMps: 30 };
const CLIMB = { seconds: 240, climbMps: 2, turnS: 25, radiusM: 110 };
const GLIDE = { seconds: 360, climbMps: -1.3, speedMps: 34 };
/** The direction that the air moves to. */
const WIND = { eastMps: 4, northMps: -2 };
const STANDING_S = 60;
/** Of an engine that pulls in the place of the tow, and of the cockpit without it. */
const NOISE = { running: 850, quiet: 40 };
const METRES_PER_DEGREE = 111_320;

export interface LongFlight {
  /** Number of fixes, one a second; at most a day. */
  fixes: number;
  lat: number;
  lon: number;
  /** Three letters that distinguish recorders. */
  serial: string;
  /** Whether the recorder hears the engine of a motor glider. */
  hasEngine?: boolean;
}

/** An IGC file without a signature. */
export function longFlight(flight: LongFlight): Uint8Array<ArrayBuffer> {
  const { fixes, lat, lon, serial, hasEngine = false } = flight;
  const lines = [`AXXX${serial}`, 'HFDTEDATE:140726,01', 'HFGTYGLIDERTYPE:LS 8'];
  if (hasEngine) lines.push('I013638ENL');
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const at = { east: 0, north: 0, altM: GROUND_M };
  const landingS = fixes - STANDING_S;
  for (let second = 0; second < fixes; second++) {
    if (second > STANDING_S && second < landingS) fly(at, second - STANDING_S, landingS - second);
    const time = clock(TAKEOFF_S + second);
    const north = angle(lat + at.north / METRES_PER_DEGREE, 2, 'NS');
    const east = angle(lon + at.east / eastPerDegree, 3, 'EW');
    const altitude = String(Math.round(at.altM)).padStart(5, '0');
    const noise = hasEngine ? noiseAt(second - STANDING_S) : '';
    lines.push(`B${time}${north}${east}A${altitude}${altitude}${noise}`);
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

/** Three digits, a little different with each fix. */
function noiseAt(flownS: number): string {
  const isRunning = flownS > 0 && flownS < TOW.seconds;
  const noise = (isRunning ? NOISE.running : NOISE.quiet) + ((flownS * 7) % 30);
  return String(Math.max(0, noise)).padStart(3, '0');
}

interface Place {
  east: number;
  north: number;
  altM: number;
}

/** Moves a glider on by a second. */
function fly(at: Place, flownS: number, leftS: number): void {
  const cycleS = CLIMB.seconds + GLIDE.seconds;
  const cycle = Math.floor(flownS / cycleS);
  const course = (flownS < TOW.seconds ? 0 : cycle * 2.4) % (2 * Math.PI);
  const isClimbing = flownS > TOW.seconds && flownS % cycleS < CLIMB.seconds;
  const isLanding = leftS < 600;
  if (flownS < TOW.seconds) at.altM += TOW.climbMps;
  else if (isLanding) at.altM = Math.max(GROUND_M, at.altM - 4);
  else at.altM = Math.max(GROUND_M + 300, at.altM + (isClimbing ? CLIMB : GLIDE).climbMps);
  const turned = (flownS / CLIMB.turnS) * 2 * Math.PI;
  const heading = isClimbing ? turned : course;
  const speedMps = isClimbing ? (CLIMB.radiusM * 2 * Math.PI) / CLIMB.turnS : GLIDE.speedMps;
  at.east += speedMps * Math.sin(heading) + WIND.eastMps;
  at.north += speedMps * Math.cos(heading) + WIND.northMps;
}

function clock(secondS: number): string {
  const second = secondS % 86_400;
  return [second / 3600, (second / 60) % 60, second % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join('');
}

/** Degrees, minutes and their thousandths, as `5051098N`. */
function angle(degrees: number, digits: number, signs: string): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(digits, '0');
  return `${whole}${String(thousandths % 60_000).padStart(5, '0')}${signs[degrees < 0 ? 1 : 0]}`;
}
