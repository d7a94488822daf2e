import { serverNow } from '../../../kit/clock/server-clock.ts';

const shanghaiMs = 8 * 3600 * 1000;

/** The server's time as the wire writes it, so that it compares with other times of the wire. */
export function formatServerTime(): string {
  return new Date(serverNow() + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ');
}
