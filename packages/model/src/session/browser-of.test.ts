import { expect, test } from 'vitest';
import { browserOf, deviceOf } from './browser-of.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge 140 · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari 18 · iOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '—'],
])('the agent %j reads as %s', (agent, text) => {
  expect(browserOf(agent)).toBe(text);
});

test('a device stays the same when its browser grows a version, and is another with another browser', () => {
  const windows = (browser: string) => `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${browser} Safari/537.36`;
  expect(deviceOf(windows('Chrome/140.0'))).toBe(deviceOf(windows('Chrome/141.0')));
  expect(deviceOf(windows('Chrome/140.0'))).not.toBe(deviceOf(windows('Chrome/140.0').concat(' Edg/140.0')));
  expect(deviceOf('curl/8.5.0')).toBe(deviceOf('curl/8.6.0'));
  expect(deviceOf('')).toBe('—');
});
