const DURATION_S = 7200;
const STANDING_S = 60;
const STEP_S = 10;
const STEP_DEGREES = 0.0025;

/** Returns the file of a flight that leads out to the north and back, two hours long. */
export function igcFile() {
  const lines = ['AXXX001', 'HFDTEDATE:140726,01', 'HFPLTPILOTINCHARGE:Katharina Lindqvist'];
  let lat = 45.81;
  for (let second = 0; second <= DURATION_S; second += STEP_S) {
    const isMoving = second >= STANDING_S && second < DURATION_S - STANDING_S;
    if (isMoving) lat += second < DURATION_S / 2 ? STEP_DEGREES : -STEP_DEGREES;
    lines.push(fix(second, lat, altitudeM(second)));
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

function altitudeM(second) {
  const fromEnds = Math.min(second, DURATION_S - second) - STANDING_S;
  return 250 + Math.min(1500, Math.max(0, fromEnds) * 2);
}

function fix(second, lat, altitude) {
  const time = new Date(Date.UTC(2026, 6, 14, 10, 0, second)).toISOString().slice(11, 19);
  const minutes = Math.round((lat % 1) * 60_000);
  const height = String(Math.round(altitude)).padStart(5, '0');
  const north = `${Math.trunc(lat)}${String(minutes).padStart(5, '0')}N`;
  return `B${time.replaceAll(':', '')}${north}00846200EA${height}${height}`;
}
