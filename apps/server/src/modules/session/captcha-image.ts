import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';

export interface DrawnCaptcha {
  readonly text: string;
  /** A data URL. */
  readonly image: string;
}

/** Letters and digits that people do not take for one another; upper and lower case are judged the same. */
const letters = 'ACDEFHJKMNPRTWXY347';

/** Dark enough on the ground to be read by those who must; the package's own colours are too pale. */
const ground = '#eef1f6';
const inks = ['#1f3a93', '#7a1f5c', '#1e5631', '#8a3b12', '#3c2a7d', '#00555f'];

/** Five letters as paths, without their text. */
export function drawCaptcha(): DrawnCaptcha {
  const { text, data } = svgCaptcha.create({
    size: 5,
    width: 130,
    height: 48,
    fontSize: 52,
    noise: 2,
    background: ground,
    charPreset: letters,
  });
  const inked = data.replace(/<path fill="#[0-9a-f]{6}"/g, () => `<path fill="${inks[randomInt(inks.length)]}"`);
  return { text, image: `data:image/svg+xml;base64,${Buffer.from(inked).toString('base64')}` };
}
