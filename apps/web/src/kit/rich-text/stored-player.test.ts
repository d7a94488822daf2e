import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedPlayer } from './stored-player.ts';

let links: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  links = 0;
  vi.stubGlobal('fetch', () => {
    links += 1;
    const data = { url: `/api/file/download?ticket=${links}`, fileName: '片.mp4', fileSuffix: 'mp4' };
    return Promise.resolve(Response.json({ code: 200, success: true, msg: '', data }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ticketOf = (player: HTMLVideoElement) => new URL(player.src).searchParams.get('ticket');

test('a player that asks by a link that is over goes on by a fresh one, where it was', async () => {
  const player = await storedPlayer('7', '片.mp4');
  const play = vi.spyOn(player, 'play').mockResolvedValue(undefined);
  player.dispatchEvent(new Event('play'));
  player.currentTime = 321;
  vi.setSystemTime(Date.now() + 301_000);
  // In this order Chromium tells of a piece that was refused.
  player.dispatchEvent(new Event('error'));
  player.dispatchEvent(new Event('pause'));
  await vi.waitFor(() => expect(ticketOf(player)).toBe('2'));
  // The browser begins the fresh source at its start.
  player.currentTime = 0;
  player.dispatchEvent(new Event('loadedmetadata'));
  expect(player.currentTime).toBe(321);
  expect(play).toHaveBeenCalledOnce();
});

test('a player that stood still stands still afterwards', async () => {
  const player = await storedPlayer('7', '片.mp4');
  const play = vi.spyOn(player, 'play').mockResolvedValue(undefined);
  vi.setSystemTime(Date.now() + 301_000);
  player.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(ticketOf(player)).toBe('2'));
  player.dispatchEvent(new Event('loadedmetadata'));
  expect(play).not.toHaveBeenCalled();
});

test('a video that cannot be played is not asked for again and again', async () => {
  const player = await storedPlayer('7', '片.mp4');
  player.dispatchEvent(new Event('error'));
  vi.setSystemTime(Date.now() + 301_000);
  player.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(ticketOf(player)).toBe('2'));
  player.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(links).toBe(2);
});
