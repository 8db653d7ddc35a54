/**
 * The contrast and the difference of colours, for the tests of the tokens. The matrices of the
 * three kinds of colour blindness are those of Machado, Oliveira and Fernandes (2009), severity 1.
 */

/** Linear red, green and blue, each from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Light, Light, Light];

const RADIAN = Math.PI / 180;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const dot = ([a, b, c]: Light, [x, y, z]: Light): number => a * x + b * y + c * z;
const times = ([first, second, third]: Matrix, light: Light): Light => [
  dot(first, light),
  dot(second, light),
  dot(third, light),
];
const clamped = ([red, green, blue]: Light): Light => [clamp(red), clamp(green), clamp(blue)];

/** Rounds a part of linear light to one of the 256 steps of a screen. */
function onScreen(part: number): number {
  const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  const step = Math.round(255 * shown) / 255;
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
}

/** Converts a colour in OKLCH to the linear light that a screen shows. */
export function lightOf(lightness: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos(hue * RADIAN);
  const b = chroma * Math.sin(hue * RADIAN);
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    [lightness, a, b],
  );
  const cubes: Light = [cones[0] ** 3, cones[1] ** 3, cones[2] ** 3];
  const [red, green, blue] = clamped(
    times(
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.707614701],
      ],
      cubes,
    ),
  );
  return [onScreen(red), onScreen(green), onScreen(blue)];
}

/** Returns the contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [first, second] = [one, other].map((light) => dot([0.2126, 0.7152, 0.0722], light));
  const [low, high] = [Math.min(first ?? 0, second ?? 0), Math.max(first ?? 0, second ?? 0)];
  return (high + 0.05) / (low + 0.05);
}

/** How each kind of colour vision sees light. */
export const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
} as const satisfies Record<string, Matrix>;
export type Vision = keyof typeof VISIONS;

/** Converts linear light to CIELAB, for the white of daylight (D65). */
function labOf(light: Light): Light {
  const [x, y, z] = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    light,
  ).map((part) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116));
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

/** Returns the CIEDE2000 difference of two CIELAB colours (Sharma, Wu and Dalal 2005). */
export function ciede2000([l1, a1, b1]: Light, [l2, a2, b2]: Light): number {
  const degrees = (a: number, b: number): number => (Math.atan2(b, a) / RADIAN + 360) % 360;
  const share = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * share((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const [h1, h2] = [degrees(stretch * a1, b1), degrees(stretch * a2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cos = (factor: number, shift: number): number => Math.cos((factor * hue + shift) * RADIAN);
  const weight = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const way = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN)) / (1 + 0.015 * c * weight);
  const twist =
    -Math.sin(60 * RADIAN * Math.exp(-(((hue - 275) / 25) ** 2))) * 2 * share(c) * chroma * way;
  return Math.sqrt(light ** 2 + chroma ** 2 + way ** 2 + twist);
}

/** Returns the CIEDE2000 difference of two colours as a kind of colour vision sees them. */
export const difference = (vision: Vision, one: Light, other: Light): number => {
  const seen = (light: Light): Light => labOf(clamped(times(VISIONS[vision], light)));
  return ciede2000(seen(one), seen(other));
};
