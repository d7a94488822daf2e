/** How often it is looked. */
const everyMs = 1_000;

/**
 * Calls `onGone` when the npm that started this process has ended. npm and its shell do not pass a signal on: whoever
 * stops them would leave database and server running, with nobody who stops them. Started by anything else (a shell
 * that is left, an init system), a parent that goes away says nothing: then nothing is watched.
 */
export function watchStarter(onGone: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    onGone();
  }, everyMs);
  look.unref();
}
