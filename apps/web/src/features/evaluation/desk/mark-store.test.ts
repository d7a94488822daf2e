import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMarkStore, nameOf, type Spot } from './mark-store.ts';

const spot: Spot = { bidKey: '11', kind: 2, place: 0 };
const fetchStub = vi.fn<typeof fetch>();
const kept = (version: number) => Response.json({ code: 200, success: true, data: { version }, msg: '操作成功' });
const refused = () =>
  Response.json({ code: 400, success: false, data: null, msg: '数据已被他人修改' }, { status: 400 });
const store = () => createMarkStore({ id: '5', packageId: '7' });
const sent = (call: number) => JSON.parse(String(fetchStub.mock.calls[call]?.[1]?.body)) as Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

test('a mark is sent by itself when its field is left, with the version that stands', async () => {
  fetchStub.mockResolvedValueOnce(kept(0)).mockResolvedValueOnce(kept(1));
  const marks = store();
  marks.type(spot, { points: '40' });
  await marks.send(spot);
  marks.type(spot, { points: '41' });
  await marks.send(spot);
  expect(sent(0)).toEqual({ id: '5', packageId: '7', ...spot, points: '40', reason: '' });
  expect(sent(1)).toMatchObject({ points: '41', version: 0 });
  expect(marks.read().get(nameOf(spot))).toMatchObject({ status: 'kept', version: 1 });
});

test('what was typed stays when it is refused, and is sent again', async () => {
  fetchStub.mockResolvedValueOnce(refused()).mockResolvedValueOnce(kept(3));
  const marks = store();
  marks.type(spot, { points: '40', reason: '方案完整' });
  await marks.send(spot);
  expect(marks.read().get(nameOf(spot))).toMatchObject({
    points: '40',
    reason: '方案完整',
    status: 'failed',
    fault: '数据已被他人修改',
  });
  await marks.send(spot);
  expect(marks.read().get(nameOf(spot))).toMatchObject({ points: '40', status: 'kept', version: 3 });
});

test('what is typed while it is sent is sent after it', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetchStub.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValueOnce(kept(1));
  const marks = store();
  marks.type(spot, { points: '4' });
  const sending = marks.send(spot);
  marks.type(spot, { points: '42' });
  answer(kept(0));
  await sending;
  expect(sent(1)).toMatchObject({ points: '42', version: 0 });
  expect(marks.read().get(nameOf(spot))).toMatchObject({ points: '42', status: 'kept', version: 1 });
});

test('what the server has takes the place of what is not being typed, and of nothing else', async () => {
  fetchStub.mockResolvedValue(kept(4));
  const stored = { ...spot, verdict: null, points: '30', reason: null, version: 2 };
  const marks = store();
  marks.take([stored]);
  expect(marks.read().get(nameOf(spot))).toMatchObject({ points: '30', version: 2 });
  marks.type(spot, { points: '3' });
  marks.take([{ ...stored, points: '20', version: 3 }]);
  expect(marks.read().get(nameOf(spot))).toMatchObject({ points: '3', status: 'typed' });
  await marks.send(spot);
  expect(sent(0)).toMatchObject({ points: '3', version: 2 });
});

test('what is still typed is sent when its screen is left', async () => {
  fetchStub.mockResolvedValueOnce(kept(0));
  const marks = store();
  marks.type(spot, { points: '40' });
  marks.leave();
  await vi.waitFor(() => expect(marks.read().get(nameOf(spot))).toMatchObject({ status: 'kept', version: 0 }));
});

test('half a number is no number yet', async () => {
  const marks = store();
  marks.type(spot, { points: '4.' });
  await marks.send(spot);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(marks.read().get(nameOf(spot))).toMatchObject({ points: '4.', status: 'typed' });
});
