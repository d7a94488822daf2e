import { fileLink } from '../http/file-link.ts';

/** A little less than a link lives. */
const linkStaysMs = 4.5 * 60_000;

/**
 * A player for a stored video. Its link lives for minutes, a video longer: when the browser asks for a further piece by
 * one that is over, a fresh one takes its place, and the video goes on where it was.
 */
export async function storedPlayer(fileId: string, title: string): Promise<HTMLVideoElement> {
  const player = document.createElement('video');
  player.controls = true;
  player.preload = 'metadata';
  player.title = title;
  let linkedAt = 0;
  const link = async () => {
    const { url } = await fileLink(fileId, { inline: true });
    linkedAt = Date.now();
    player.src = url;
  };
  await link();
  let wasPlaying = false;
  player.addEventListener('play', () => (wasPlaying = true));
  player.addEventListener('pause', () => (wasPlaying = false));
  player.addEventListener('error', () => {
    // By a link that is young the fault lies with the video: another link would not help.
    if (Date.now() - linkedAt < linkStaysMs) return;
    // Of this moment: the browser pauses what has failed.
    const before = { place: player.currentTime, isPlaying: wasPlaying };
    void link().then(
      () => goOn(player, before),
      // Who may no longer see it is told so by the player: it has stopped.
      () => undefined,
    );
  });
  return player;
}

/** Once the player knows its video anew. */
function goOn(player: HTMLVideoElement, { place, isPlaying }: { place: number; isPlaying: boolean }): void {
  const handleKnown = () => {
    player.currentTime = place;
    if (isPlaying) void player.play().catch(() => undefined);
  };
  player.addEventListener('loadedmetadata', handleKnown, { once: true });
}
