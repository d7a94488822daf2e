import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartbeatMs, openSocket, readNotice, socketAddress, type PushedNotice } from './socket.ts';

class Wire extends EventTarget {
  static opened: Wire[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Wire.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  Wire.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pushed = JSON.stringify({
  dataId: '42',
  data: { kind: 'todo', title: '周明请假', createTime: '2026-11-20 09:00:00' },
});

async function begin() {
  const heard: PushedNotice[] = [];
  const missing = vi.fn<() => void>();
  const ticket = () => Promise.resolve('t1');
  const end = openSocket({ userId: '5', ticket, onNotice: (notice) => heard.push(notice), onMissing: missing });
  await vi.advanceTimersByTimeAsync(0);
  return { heard, missing, end };
}

test('[R322] the socket is opened at /websocket/ and the user’s id, with a ticket', async () => {
  const { end } = await begin();
  expect(Wire.opened.map(({ url }) => url)).toEqual([socketAddress('5', 't1')]);
  expect(socketAddress('5', 't1')).toMatch(/^ws:\/\/[^/]+\/websocket\/5\?ticket=t1$/);
  end();
});

test('[R323] a heartbeat is sent every 55 s', async () => {
  const { end } = await begin();
  const [wire] = Wire.opened;
  wire?.dispatchEvent(new Event('open'));
  expect(heartbeatMs).toBe(55_000);
  await vi.advanceTimersByTimeAsync(3 * heartbeatMs);
  expect(wire?.sent).toHaveLength(3);
  end();
});

test('[R324] [R325] a message becomes a notice with its dataId; answers to heartbeats do not', async () => {
  const { heard, end } = await begin();
  const [wire] = Wire.opened;
  wire?.dispatchEvent(new MessageEvent('message', { data: 'pong' }));
  wire?.dispatchEvent(new MessageEvent('message', { data: pushed }));
  expect(heard).toEqual([{ dataId: '42', title: '待办 · 周明请假', date: '2026-11-20 09:00:00' }]);
  expect(readNotice('{"dataId":')).toBeUndefined();
  end();
});

test('a lost socket is opened again with a new ticket, each time later; an ended one is not', async () => {
  const { end } = await begin();
  Wire.opened.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.opened).toHaveLength(2);
  Wire.opened.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(900);
  expect(Wire.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1100);
  expect(Wire.opened).toHaveLength(3);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(Wire.opened).toHaveLength(3);
});

test('[R326] a browser without sockets is told', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const { missing } = await begin();
  expect(missing).toHaveBeenCalledOnce();
});
