import { expect, test } from 'vitest';
import { drawCaptcha } from './captcha-image.ts';

test('a captcha is five letters that people can tell apart, in dark ink, drawn as paths', () => {
  const texts = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { text, image } = drawCaptcha();
    texts.add(text);
    expect(text).toMatch(/^[ACDEFHJKMNPRTWXY347]{5}$/);
    const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString();
    const inks = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})"/g)].map(([, ink = '']) => ink);
    expect(inks.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...inks.map(luminance))).toBeLessThan(0.15);
    expect(svg).not.toContain('<text');
  }
  expect(texts.size).toBeGreaterThan(15);
});

/** Relative luminance: below 0.15 the contrast with the ground is above 4.5:1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
