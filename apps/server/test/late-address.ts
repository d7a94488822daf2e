import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export interface LateAddress {
  readonly url: string;
  /** Lets somebody listen there; `onSent` hears what is sent, and may break the connection that sends it. */
  comes(onSent?: (text: string, near: Socket) => void): Promise<Server>;
}

/** The address of the same database behind a port where nobody listens yet, and how to let somebody. */
export async function addressThatComesLater(url: string): Promise<LateAddress> {
  const there = new URL(url);
  const here = new URL(url);
  const port = await freePort();
  here.hostname = '127.0.0.1';
  here.port = String(port);
  const comes: LateAddress['comes'] = async (onSent) => {
    const line = createServer((near) => {
      const far = connect(Number(there.port), there.hostname);
      near.on('data', (bytes) => onSent?.(bytes.toString('latin1'), near));
      near.pipe(far).pipe(near);
      near.on('error', () => far.destroy());
      far.on('error', () => near.destroy());
    }).listen(port, '127.0.0.1');
    await once(line, 'listening');
    return line;
  };
  return { url: here.href, comes };
}
