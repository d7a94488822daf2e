import { connect, type AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';
import type { SocketLimits } from './held-sockets.ts';
import { createSockets, type Sockets } from './sockets.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

interface Process {
  readonly http: Server;
  readonly sockets: Sockets;
  readonly port: number;
}

async function startProcess(limits: SocketLimits): Promise<Process> {
  const http = createServer();
  const { database, clock, platform } = app;
  const log = pino({ level: 'silent' });
  const sockets = createSockets({ database, clock, secret: platform.secret, log, limits, addressOf: () => '' });
  sockets.listen(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { http, sockets, port: (http.address() as AddressInfo).port };
}

async function ticketOf(who: PersonName): Promise<string> {
  const { data } = await app.get(who, '/process/flow/socketTicket');
  return (data as { ticket: string }).ticket;
}

describe('more sockets than there may be', () => {
  /** A socket of somebody who answers nothing, not even that his is closed; tells the code that it was closed with. */
  async function deafSocket(who: PersonName, { port }: Process) {
    const line = connect(port, '127.0.0.1');
    line.write(
      `GET /websocket/${app.ids[who]}?ticket=${await ticketOf(who)} HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\n` +
        'connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    let code: number | undefined;
    const ended = new Promise<number | undefined>((resolve) => line.once('close', () => resolve(code)));
    const open = new Promise<void>((resolve) => {
      line.on('data', (piece: Buffer) => {
        resolve();
        // A frame that closes: 0x88, its length, the code.
        const at = piece.lastIndexOf(0x88);
        if (at >= 0 && piece.length >= at + 4) code = piece.readUInt16BE(at + 2);
      });
    });
    await open;
    return { line, ended };
  }

  test('of one user: the oldest go, with a reason, though they never answer; the others stay', async () => {
    const process = await startProcess({ perUser: 3, perTenant: 100 });
    const opened = [];
    for (let each = 0; each < 8; each += 1) opened.push(await deafSocket('ann', process));
    expect(process.sockets.count()).toBe(3);
    expect(await Promise.all(opened.slice(0, 5).map(({ ended }) => ended))).toEqual([4000, 4000, 4000, 4000, 4000]);
    expect(opened.slice(5).filter(({ line }) => line.destroyed)).toEqual([]);
    end(process, opened);
  });

  test('of one tenant: who has one changes it for a new one, who has none is turned away with a reason', async () => {
    const process = await startProcess({ perUser: 3, perTenant: 2 });
    const [first, second] = [await deafSocket('ann', process), await deafSocket('bob', process)];
    const third = await deafSocket('eve', process);
    expect(await third.ended).toBe(4000);
    const again = await deafSocket('ann', process);
    expect(await first.ended).toBe(4000);
    expect(process.sockets.count()).toBe(2);
    end(process, [second, again]);
  });

  function end({ http, sockets }: Process, lines: readonly { line: { destroy(): void } }[]): void {
    for (const { line } of lines) line.destroy();
    sockets.close();
    http.close();
  }
});
