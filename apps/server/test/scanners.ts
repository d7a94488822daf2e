import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestScanner {
  /** As CLAMD names it. */
  readonly address: string;
  /** How many files it was asked about; unknown of a program of others. */
  readonly asked?: () => number;
  close(): Promise<void>;
}

/** What every scanner takes for malware, and harms nobody; in two parts, or this file would be one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

const programs = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];
export const installedClamd = programs.find((path) => existsSync(path));

/** The real one, with one signature and no network. */
export async function startClamd(program: string): Promise<TestScanner> {
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-clamd-'));
  const port = await freePort();
  await writeFile(join(folder, 'local.ndb'), `Eicar-Local-Test:0:*:${eicar.toString('hex')}\n`);
  const settings = `Foreground yes
TCPSocket ${port}
TCPAddr 127.0.0.1
DatabaseDirectory ${folder}
StreamMaxLength 200M
`;
  await writeFile(join(folder, 'clamd.conf'), settings);
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  while (!(await isThere(port))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address: `127.0.0.1:${port}`,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isThere(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** A peer that speaks INSTREAM as clamd's manual describes it, for machines without clamd, and one more answer: the limit. */
export async function startPeer({ limit = Infinity }: { readonly limit?: number } = {}): Promise<TestScanner> {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => socket.destroy());
    void instream(socket, limit).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const command = 'zINSTREAM\0';

async function instream(socket: Socket, limit: number): Promise<void> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk]);
    const answer = waiting.subarray(0, command.length).toString() === command && answerTo(waiting, limit);
    if (answer) return void socket.end(`${answer}\0`);
  }
}

/** Nothing while pieces are still to come; all that has come is looked at each time. */
function answerTo(come: Buffer, limit: number): string | undefined {
  const sent: Buffer[] = [];
  let at = command.length;
  while (come.length >= at + 4 && come.length >= at + 4 + come.readUInt32BE(at)) {
    const length = come.readUInt32BE(at);
    if (length === 0) return `stream: ${Buffer.concat(sent).includes(eicar) ? 'Eicar-Test FOUND' : 'OK'}`;
    sent.push(come.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (at > limit) return 'INSTREAM size limit exceeded. ERROR';
  }
  return undefined;
}
