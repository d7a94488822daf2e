type Channels = readonly [red: number, green: number, blue: number];

/** How far two colours stand apart, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].toSorted(
    (left, right) => left - right,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The chosen hue, moved towards black or white only as far as it must be to be read on `ground`. */
export function readableOn(ground: string, colour: string, least: number): string {
  const goal: Channels = luminance(channelsOf(ground)) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  const start = channelsOf(colour);
  for (let step = 0; step <= 50; step += 1) {
    const mixed = hexOf(mix(start, goal, step / 50));
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return hexOf(goal);
}

/** Black or white, whichever is read better on a colour. */
export function textOn(colour: string): string {
  return contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#0a1a2e';
}

/** A colour between two: 0 is the first, 1 the second. */
export function blend(one: string, other: string, share: number): string {
  return hexOf(mix(channelsOf(one), channelsOf(other), share));
}

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function channelsOf(hex: string): Channels {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

function mix(from: Channels, to: Channels, share: number): Channels {
  const between = (place: 0 | 1 | 2) => Math.round(from[place] + (to[place] - from[place]) * share);
  return [between(0), between(1), between(2)];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
