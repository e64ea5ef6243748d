/**
 * Plain values of the themes, in sRGB. Components read them through `contract.css.ts`; only code
 * that cannot read CSS variables (map, canvases) imports this file.
 */

/** Foreground and background of one meaning. Colour never carries the meaning alone. */
export type ToneColors = {
  /** Text and icons on any surface. */
  text: string;
  /** Quiet background for `text`. */
  surface: string;
  /** Strong fill for graphics and for `onSolid`. */
  solid: string;
  onSolid: string;
};

/** Meanings of colours. */
export type Tone = 'neutral' | 'brand' | 'lift' | 'climb' | 'warning' | 'violation';

/** Every colour of one theme, by purpose. A type alias, because the CSS contract needs its index signature. */
export type ColorTokens = {
  surface: {
    page: string;
    pane: string;
    raised: string;
    sunken: string;
    hover: string;
    selected: string;
    brand: string;
    brandHover: string;
    inverse: string;
    scrim: string;
  };
  /** Landscape behind sparse pages. Text and fields may lie on it. */
  hill: { near: string; far: string };
  text: {
    strong: string;
    default: string;
    muted: string;
    link: string;
    onBrand: string;
    onInverse: string;
  };
  border: { subtle: string; control: string; strong: string };
  focus: string;
  shadow: string;
  tone: Record<Tone, ToneColors>;
  chart: {
    grid: string;
    axis: string;
    cursor: string;
    altitude: string;
    ground: string;
    groundEdge: string;
    thermal: string;
    attempt: string;
    glide: string;
    engine: string;
    curve: string;
    airspace: string;
    meeting: string;
    selection: string;
  };
};

export type ThemeName = 'light' | 'dark' | 'high-contrast';

export const brandColor = '#2d55a6';

/** Colours of texts on images and videos of a scene, in every theme. */
export const frameColors = {
  text: '#ffffff',
  muted: 'rgb(255 255 255 / 0.78)',
  panel: 'rgb(8 14 26 / 0.62)',
  shadow: 'rgb(8 14 26 / 0.7)',
  shadeStart: 'rgb(8 14 26 / 0)',
  shadeEnd: 'rgb(8 14 26 / 0.85)',
};

const light: ColorTokens = {
  surface: {
    page: '#f4f3f0',
    pane: '#faf9f7',
    raised: '#ffffff',
    sunken: '#eceae6',
    hover: '#f1f0ec',
    selected: '#e1eafa',
    brand: brandColor,
    brandHover: '#23468d',
    inverse: '#202225',
    scrim: 'rgba(13, 22, 38, 0.48)',
  },
  hill: { near: '#e1eafa', far: '#e3e0da' },
  text: {
    strong: '#15171a',
    default: '#35383d',
    muted: '#5c6067',
    link: '#27509f',
    onBrand: '#ffffff',
    onInverse: '#f7f6f4',
  },
  border: { subtle: '#e3e0da', control: '#807f7b', strong: '#35383d' },
  focus: '#1b62e6',
  shadow: 'rgba(30, 26, 20, 0.18)',
  tone: {
    neutral: { text: '#4b4f56', surface: '#e9e7e3', solid: '#5f6369', onSolid: '#ffffff' },
    brand: { text: '#27509f', surface: '#dfe8f8', solid: brandColor, onSolid: '#ffffff' },
    lift: { text: '#9c3c06', surface: '#fde9da', solid: '#c24e0c', onSolid: '#ffffff' },
    climb: { text: '#0f6237', surface: '#dcf1e4', solid: '#177a46', onSolid: '#ffffff' },
    warning: { text: '#7c4a03', surface: '#fcecd0', solid: '#9a5f08', onSolid: '#ffffff' },
    violation: { text: '#a3201b', surface: '#fce3e1', solid: '#c22a24', onSolid: '#ffffff' },
  },
  chart: {
    grid: '#e6e3dd',
    axis: '#5c6067',
    cursor: '#15171a',
    altitude: brandColor,
    ground: '#d8d2c4',
    groundEdge: '#8d8570',
    thermal: '#177a46',
    attempt: '#9a5f08',
    glide: '#2f7fb8',
    engine: '#b58900',
    curve: '#b4540a',
    airspace: '#7a3fb0',
    meeting: '#000022',
    selection: 'rgba(45, 85, 166, 0.16)',
  },
};

const dark: ColorTokens = {
  surface: {
    page: '#0b0b0c',
    pane: '#121213',
    raised: '#1c1c1e',
    sunken: '#0e0e0f',
    hover: '#262628',
    selected: '#24375c',
    brand: '#3563bd',
    brandHover: '#3f6fcc',
    inverse: '#ececea',
    scrim: 'rgba(0, 0, 0, 0.66)',
  },
  // Darker than selected rows, so that borders of fields are visible on it.
  hill: { near: '#1e2f50', far: '#2d2d30' },
  text: {
    strong: '#f6f5f3',
    default: '#d8d7d4',
    muted: '#a9a9a6',
    link: '#9dbcf6',
    onBrand: '#ffffff',
    onInverse: '#1c1d1f',
  },
  border: { subtle: '#2d2d30', control: '#7d7d80', strong: '#d8d7d4' },
  focus: '#7db0ff',
  shadow: 'rgba(0, 0, 0, 0.6)',
  tone: {
    neutral: { text: '#c4c4c1', surface: '#2d2d30', solid: '#a0a09d', onSolid: '#111112' },
    brand: { text: '#abc6f9', surface: '#22365e', solid: '#8db0f2', onSolid: '#0b1428' },
    lift: { text: '#ffb27d', surface: '#48260f', solid: '#f08a45', onSolid: '#1c0d02' },
    climb: { text: '#78d8a2', surface: '#123a28', solid: '#4fc183', onSolid: '#06170e' },
    warning: { text: '#f2bd63', surface: '#402e0e', solid: '#e0a541', onSolid: '#1a1204' },
    violation: { text: '#ffa59e', surface: '#4c1c1b', solid: '#f27a72', onSolid: '#210706' },
  },
  chart: {
    grid: '#2a2a2d',
    axis: '#a9a9a6',
    cursor: '#f6f5f3',
    altitude: '#8db0f2',
    ground: '#3a372f',
    groundEdge: '#9b917a',
    thermal: '#4fc183',
    attempt: '#e0a541',
    glide: '#6cb4e6',
    engine: '#e7c84b',
    curve: '#f2a05a',
    airspace: '#bd9df2',
    meeting: '#9cfc9c',
    selection: 'rgba(141, 176, 242, 0.2)',
  },
};

const highContrast: ColorTokens = {
  surface: {
    page: '#ffffff',
    pane: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f1f1',
    hover: '#e6ecf7',
    selected: '#cfe0ff',
    brand: '#16357a',
    brandHover: '#0a1f52',
    inverse: '#000000',
    scrim: 'rgba(0, 0, 0, 0.7)',
  },
  // As the page: there is no landscape.
  hill: { near: '#ffffff', far: '#ffffff' },
  text: {
    strong: '#000000',
    default: '#000000',
    muted: '#242c38',
    link: '#0b2f80',
    onBrand: '#ffffff',
    onInverse: '#ffffff',
  },
  border: { subtle: '#4a5363', control: '#000000', strong: '#000000' },
  focus: '#0033cc',
  shadow: 'rgba(0, 0, 0, 0.5)',
  tone: {
    neutral: { text: '#1d2430', surface: '#e6e6e6', solid: '#2b3442', onSolid: '#ffffff' },
    brand: { text: '#0b2f80', surface: '#dbe7ff', solid: '#16357a', onSolid: '#ffffff' },
    lift: { text: '#6b2600', surface: '#ffe3d1', solid: '#8a3300', onSolid: '#ffffff' },
    climb: { text: '#00401f', surface: '#d5f2e0', solid: '#00522a', onSolid: '#ffffff' },
    warning: { text: '#532f00', surface: '#fdeac8', solid: '#663b00', onSolid: '#ffffff' },
    violation: { text: '#7a0000', surface: '#ffe0de', solid: '#8f0b0b', onSolid: '#ffffff' },
  },
  chart: {
    grid: '#a9b0bb',
    axis: '#000000',
    cursor: '#000000',
    altitude: '#16357a',
    ground: '#c9c2b0',
    groundEdge: '#4d4635',
    thermal: '#00522a',
    attempt: '#663b00',
    glide: '#004a7a',
    engine: '#6b5300',
    curve: '#8a3800',
    airspace: '#4a2080',
    meeting: '#000022',
    selection: 'rgba(22, 53, 122, 0.25)',
  },
};

export const colors: Record<ThemeName, ColorTokens> = {
  light,
  dark,
  'high-contrast': highContrast,
};

const onLight = [
  brandColor,
  '#d5720c',
  '#561416',
  '#2f99a9',
  '#c53037',
  '#7a42df',
  '#965374',
  '#7c936b',
  '#452459',
  '#673a0d',
  '#212394',
  '#b965e8',
] as const;

const onDark = [
  '#8db0f2',
  '#fea93f',
  '#b45c64',
  '#3ca2b9',
  '#e47379',
  '#8765bd',
  '#f7bdde',
  '#699804',
  '#f4e9fe',
  '#c8b591',
  '#5b68fb',
  '#a184f9',
] as const;

/**
 * Colours of several tracks at once, in fixed order. The first is that of the main flight. Each is
 * visible on the map and the surfaces of its theme, and any two are distinguishable with
 * protanopia, deuteranopia or tritanopia.
 */
export const trackPalettes = {
  light: onLight,
  dark: onDark,
  'high-contrast': onLight,
} satisfies Record<ThemeName, readonly string[]>;

const climbOnLight = [
  { climbMps: -4, color: '#153585' },
  { climbMps: -2, color: '#1c53a5' },
  { climbMps: -1, color: '#4074ad' },
  { climbMps: 0, color: '#8c8c8c' },
  { climbMps: 1, color: '#aa5c08' },
  { climbMps: 2, color: '#9c2e00' },
  { climbMps: 4, color: '#7c0a0e' },
] as const;

const climbOnDark = [
  { climbMps: -4, color: '#92ddfb' },
  { climbMps: -2, color: '#5fbdfa' },
  { climbMps: -1, color: '#6599d1' },
  { climbMps: 0, color: '#7a7a7a' },
  { climbMps: 1, color: '#e2763f' },
  { climbMps: 2, color: '#f79f3f' },
  { climbMps: 4, color: '#fecb45' },
] as const;

/**
 * Colours of climb and sink. They diverge at zero with even steps of perceived lightness, away from
 * that of the map: strong values stand out, and all are visible on it.
 */
export const climbPalettes = {
  light: climbOnLight,
  dark: climbOnDark,
  'high-contrast': climbOnLight,
} satisfies Record<ThemeName, readonly { climbMps: number; color: string }[]>;

/**
 * Colours of levels 1 to 11 of pilots, then one for all higher levels. Numbers on them are white.
 */
export const levelPalette = [
  '#66718a',
  '#3f6f8f',
  '#27509f',
  '#0d7377',
  '#0f5c33',
  '#5a7612',
  '#6b4a00',
  '#b85309',
  '#a3201b',
  '#b0277b',
  '#6d3fb5',
  '#000000',
] as const;

/** Backgrounds of initials in white, by the number of the user. */
export const avatarPalette = [
  brandColor,
  '#0d7377',
  '#6d3fb5',
  '#a8470a',
  '#2e6b34',
  '#a02468',
  '#5b6270',
  '#7a5a00',
] as const;

export const fontFamily =
  "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Tokens that are equal in all themes. */
export const scale = {
  space: {
    none: '0',
    x05: '2px',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    x12: '48px',
  },
  font: {
    family: fontFamily,
    size: {
      xs: '0.75rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.25rem',
      xl: '1.75rem',
      xxl: '2.5rem',
    },
    weight: { regular: '420', strong: '620' },
    line: { tight: '1.2', normal: '1.45' },
  },
  radius: { tile: '10px', control: '7px', round: '999px' },
} as const;
