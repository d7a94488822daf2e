import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

const file = (name: string) => readFileSync(new URL(`fixtures/tls/${name}`, import.meta.url), 'utf8');

/** The authority of the fixtures' certificate, which is for 127.0.0.1 and db.example.test. */
export const testAuthority = file('authority.pem');

/** Stands before a PostgreSQL and speaks TLS as it would: asked for encryption in eight bytes, answered `S`. */
export async function startTlsProxy(port: number): Promise<{ readonly port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('data', () => {
      client.pause();
      client.write('S');
      const open = new TLSSocket(client, { isServer: true, key: file('server-key.pem'), cert: file('server.pem') });
      const database = connect(port, '127.0.0.1');
      sockets.add(database);
      for (const socket of [open, database]) socket.on('error', () => [open, database].forEach((one) => one.destroy()));
      open.pipe(database).pipe(open);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
