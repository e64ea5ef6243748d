interface Rgb {
  red: number;
  green: number;
  blue: number;
}
type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** WCAG 2 contrast ratio of two opaque sRGB colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** OKLab lightness, 0 to 1. */
export function lightness(color: string): number {
  return toOklab(toLinear(color)).lightness;
}

/**
 * The smallest OKLab distance of two colours over ordinary vision, protanopia, deuteranopia and
 * tritanopia.
 *
 * @see Machado, Oliveira, Fernandes 2009, severity 1.0
 */
export function distanceForEveryEye(first: string, second: string): number {
  return Math.min(
    ...visions.map((vision) => {
      const a = toOklab(see(vision, toLinear(first)));
      const b = toOklab(see(vision, toLinear(second)));
      return Math.hypot(a.lightness - b.lightness, a.a - b.a, a.b - b.b);
    }),
  );
}

const visions: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

function luminance(color: string): number {
  const { red, green, blue } = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(color: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(color)) {
    throw new RangeError(`Not an opaque hexadecimal colour: ${color}`);
  }
  const channel = (offset: number) => {
    const value = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return { red: channel(1), green: channel(3), blue: channel(5) };
}

function see([forRed, forGreen, forBlue]: Matrix, { red, green, blue }: Rgb): Rgb {
  const channel = (row: Row) =>
    Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
  return { red: channel(forRed), green: channel(forGreen), blue: channel(forBlue) };
}

function toOklab({ red, green, blue }: Rgb) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
