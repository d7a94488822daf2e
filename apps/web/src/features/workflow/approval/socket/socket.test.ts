import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../../../kit/http/request-error.ts';
import { setLanguage } from '../../../../kit/text/language.ts';
import { heartbeatMs, openSocket, readNotice, socketAddress, type PushedNotice } from './socket.ts';

class Wire extends EventTarget {
  static readonly CONNECTING = 0;
  static opened: Wire[] = [];
  readyState = 0;
  closes = 0;
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
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  close() {
    this.closes += 1;
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

async function begin(ticket = () => Promise.resolve('t1')) {
  const heard: PushedNotice[] = [];
  const missing = vi.fn<() => void>();
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
  wire?.open();
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

test('a socket that is closed as soon as it is open is opened again later each time', async () => {
  const { end } = await begin();
  for (const wait of [1000, 2000, 4000]) {
    Wire.opened.at(-1)?.open();
    Wire.opened.at(-1)?.close();
    const before = Wire.opened.length;
    await vi.advanceTimersByTimeAsync(wait / 2 - 10);
    expect(Wire.opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(wait);
  }
  end();
});

test('nothing is tried again once the session is over, and another fault of the server is', async () => {
  let asked = 0;
  const refused = (kind: 'expired' | 'network') => () => {
    asked += 1;
    return Promise.reject(new RequestError(kind));
  };
  await begin(refused('expired'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(1);
  const { end } = await begin(refused('network'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeGreaterThan(5);
  end();
});

test('who leaves while his socket is being opened leaves no complaint: it is closed once it is open', async () => {
  const { end } = await begin();
  const [wire] = Wire.opened;
  end();
  expect(wire?.closes).toBe(0);
  wire?.open();
  expect(wire?.closes).toBe(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(wire?.sent).toEqual([]);
  expect(Wire.opened).toHaveLength(1);
});

test('[R326] a browser without sockets is told', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const { missing } = await begin();
  expect(missing).toHaveBeenCalledOnce();
});

test('a pushed notice that says something in both languages is shown in that of the screen', () => {
  const data = JSON.stringify({ dataId: '7', data: { title: '抽中次数偏多', titleEn: 'Drawn often', createTime: '' } });
  expect(readNotice(data)?.title).toBe('抽中次数偏多');
  setLanguage('en');
  expect(readNotice(data)?.title).toBe('Drawn often');
  expect(readNotice(data.replace('"Drawn often"', 'null'))?.title).toBe('抽中次数偏多');
  setLanguage('zh');
});
