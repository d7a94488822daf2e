import { WebSocket } from 'ws';

/** A socket as a browser holds it: open, and from then on a sign of life every heartbeat. */
export function openBeating(url: string, heartbeatMs: number): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      const beating = setInterval(() => socket.send('ping'), heartbeatMs);
      socket.once('close', () => clearInterval(beating));
      resolve(socket);
    });
  });
}
