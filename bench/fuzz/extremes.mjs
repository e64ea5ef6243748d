/** Worst-case files, each with a name and a function that creates its bytes. */
const GIGABYTE = 2 ** 30;
const HUNDRED_MB = 100_000_000;
const HEAD = 'ALXVABC\r\nHFDTE140726\r\nI013638FXA\r\n';
const ENGINE_HEAD = 'ALXVABC\r\nHFDTE140726\r\nI013638ENL\r\n';
const SIGNED_HEAD = 'AXCSABC\r\nHFDTE140726\r\nHFFTYFRTYPE:XCSOAR,XCSOAR Linux 7.0\r\n';
const FIX = 'B1200005000000N00800000EA0100001000005';
const SIGNATURE = `\r\n${'G0123456789ABCDEF\r\n'.repeat(8)}`;

/** @type {{ name: string, create: () => Uint8Array }[]} */
export const EXTREMES = [
  { name: 'a fix whose line has 1 GB', create: () => filled(`${HEAD}${FIX}`, '0', GIGABYTE) },
  { name: 'a header of 1 GB', create: () => filled(`${HEAD}${FIX}\r\nHFPLT`, 'X', GIGABYTE) },
  {
    name: 'a comment of 1 GB, signed',
    create: () => filled(`${SIGNED_HEAD}${FIX}\r\nLXCS`, 'X', GIGABYTE, SIGNATURE),
  },
  { name: 'a line of 1 GB of no kind', create: () => filled(`${HEAD}${FIX}\r\n`, '?', GIGABYTE) },
  { name: '1 GB of zeros', create: () => new Uint8Array(GIGABYTE) },
  { name: '100 MB of line feeds', create: () => filled(`${HEAD}${FIX}\n`, '\n', HUNDRED_MB) },
  { name: '100 MB of carriage returns', create: () => filled(`${HEAD}${FIX}\r`, '\r', HUNDRED_MB) },
  { name: '10 MB of the letter B', create: () => repeated(HEAD, 'B\n', 5_000_000, FIX) },
  { name: '10 MB of dates', create: () => repeated(HEAD, 'HFDTE150726\n', 800_000, FIX) },
  { name: '10 MB of headers', create: () => repeated(HEAD, 'HFPLTPILOT:X\n', 800_000, FIX) },
  { name: '10 MB of I records', create: () => repeated(HEAD, 'I023638FXA3941ENL\n', 550_000, FIX) },
  {
    name: '10 MB of declarations',
    create: () => repeated(HEAD, 'C5000000N00800000EX\n', 500_000, FIX),
  },
  { name: 'an I record of 99 fields, and 10 MB of fixes', create: () => manyFields() },
  { name: '10 MB of two places in turn', create: () => alternating() },
  { name: '10 MB of fixes at one time', create: () => repeated(HEAD, `${FIX}\n`, 260_000, FIX) },
  { name: '10 MB of days', create: () => days() },
  {
    name: 'two places 100 m apart in turn',
    create: () => track(86_400, (i) => ({ northKm: 0.1 * (i % 2), altM: 1000 + (i % 97) })),
  },
  {
    name: 'two places in turn, and 432 runs of the engine',
    create: () =>
      track(
        86_400,
        (i) => ({ northKm: 0.1 * (i % 2), altM: 1000 + (i % 97), enl: i % 200 < 12 ? 950 : 10 }),
        ENGINE_HEAD,
      ),
  },
  {
    name: 'a straight glide that sinks all the way',
    create: () => track(60_000, (i) => ({ northKm: 0.02 * i, altM: 30_000 - Math.floor(0.4 * i) })),
  },
  {
    name: 'a straight glide, high and low in turn',
    create: () =>
      track(20_000, (i) => ({ northKm: 0.02 * i, altM: i % 2 ? 1000 : 2001 + (i % 3) })),
  },
  {
    name: 'circles that sink all the way',
    create: () => track(86_400, (i) => circle(i / 7200, 20_000 - Math.floor(i / 7.2))),
  },
  { name: 'triangles that are hard to close', create: () => closings(10_000) },
];

/** Returns a triangle of about 300 km with waiting places too high or too far apart to close it. */
function closings(waits) {
  const course = [];
  const wait = (...places) => {
    for (let i = 0; i < waits; i++) course.push(places[i % places.length]);
  };
  const fly = (northKm, eastKm) => {
    const from = course.at(-1);
    for (let i = 1; i <= 2000; i++) {
      const share = i / 2000;
      course.push({
        northKm: from.northKm + share * (northKm - from.northKm),
        eastKm: (from.eastKm ?? 0) + share * (eastKm - (from.eastKm ?? 0)),
        altM: 1500,
      });
    }
  };
  wait({ northKm: 0, altM: 3000 }, { northKm: -0.05, altM: 1000 });
  fly(100, 0);
  fly(50, 85);
  fly(1.03, 0);
  wait({ northKm: 0.985, altM: 1000 }, { northKm: 1.035, altM: 3500 });
  fly(0, 0);
  course.push({ northKm: 0, altM: 2500 });
  return track(course.length, (i) => course[i]);
}

/** Returns a position on a circle of 30 km after a number of rounds. */
function circle(rounds, altM) {
  const angle = 2 * Math.PI * rounds;
  return { northKm: 30 * Math.cos(angle), eastKm: 30 * Math.sin(angle), altM };
}

/** Returns B records with a fix a second around 50° north and 8° east. */
function track(count, fixAt, head = HEAD) {
  return ascii(
    `${head}${fixes(count, (i) => {
      const { northKm, eastKm = 0, altM, enl = 5 } = fixAt(i);
      const altitude = String(altM).padStart(5, '0');
      return `${degrees(50 + northKm / 111.2, 2)}N${degrees(8 + eastKm / 71.5, 3)}EA${altitude}${altitude}${String(enl).padStart(3, '0')}`;
    })}`,
  );
}

/** Formats degrees, minutes and thousandths of minutes as in B records. */
function degrees(value, digits) {
  const thousandths = Math.round(value * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(digits, '0');
  return `${whole}${String(thousandths % 60_000).padStart(5, '0')}`;
}

function filled(head, letter, length, tail = '') {
  const bytes = new Uint8Array(length).fill(letter.charCodeAt(0));
  bytes.set(ascii(head));
  bytes.set(ascii(tail), length - tail.length);
  return bytes;
}

function repeated(head, part, times, tail) {
  return ascii(`${head}${part.repeat(times)}${tail}\r\n`);
}

function manyFields() {
  const codes = Array.from(
    { length: 64 },
    (_, i) => `${36 + i}${36 + i}X${String(i).padStart(2, '0')}`,
  );
  const line = `${FIX.slice(0, 35)}${'7'.repeat(64)}\n`;
  return repeated(`ALXVABC\nHFDTE140726\nI64${codes.join('')}\n`, line, 100_000, FIX);
}

function alternating() {
  return ascii(
    `${HEAD}${fixes(86_400, (i) => `${i % 2 === 0 ? '5000000N00800000E' : '5000100N00800000E'}A0${1000 + (i % 97)}01000005`)}`,
  );
}

function days() {
  return ascii(
    `${HEAD}${Array.from({ length: 260_000 }, (_, i) => `B${i % 2 === 0 ? '235959' : '000000'}5000000N00800000EA0100001000005\n`).join('')}`,
  );
}

function fixes(count, rest) {
  return Array.from({ length: count }, (_, i) => {
    const clock = [Math.floor(i / 3600), Math.floor(i / 60) % 60, i % 60];
    return `B${clock.map((part) => String(part).padStart(2, '0')).join('')}${rest(i)}\n`;
  }).join('');
}

function ascii(text) {
  return new TextEncoder().encode(text);
}
