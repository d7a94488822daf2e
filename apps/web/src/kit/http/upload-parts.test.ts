import { afterEach, describe, expect, test, vi } from 'vitest';
import { uploadFile } from './upload.ts';

const megabyte = 1024 * 1024;
const stored = { fileId: '7', name: '大.pdf', url: 'u', suffix: 'pdf', ossUri: 'o' };

/** The server's side of an upload in parts; the line breaks before these parts are answered. */
function standIn({ breaksAt = [] as readonly number[], finishBreaks = 0 } = {}) {
  const offsets: number[] = [];
  let received = 0;
  let finishing = 0;
  let breaks = [...breaksAt];
  const progress = () => ({ key: 'k', received, size: 22 * megabyte, partBytes: 5 * megabyte, expireTime: '' });
  const server: typeof fetch = (input) => {
    const isFinish = String(input).includes('/finish');
    if (isFinish) finishing += 1;
    if (isFinish && finishing <= finishBreaks) return Promise.reject(new TypeError('the line broke'));
    const data = isFinish ? stored : progress();
    return Promise.resolve(Response.json({ code: 200, success: true, data, msg: '' }));
  };
  vi.stubGlobal('fetch', server);
  class Part {
    status = 200;
    responseText = '';
    timeout = 0;
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    offset = 0;
    open(_method: string, url: string) {
      this.offset = Number(new URL(url, 'http://x').searchParams.get('offset'));
    }
    setRequestHeader() {
      return undefined;
    }
    abort() {
      return undefined;
    }
    send() {
      offsets.push(this.offset);
      if (breaks.includes(offsets.length)) {
        breaks = breaks.filter((one) => one !== offsets.length);
        // What had come by then is kept.
        received = this.offset + megabyte;
        setTimeout(() => this.onerror?.());
        return;
      }
      received = Math.min(22 * megabyte, this.offset + 5 * megabyte);
      this.responseText = JSON.stringify({ code: 200, success: true, data: progress(), msg: '' });
      setTimeout(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Part);
  return { offsets, finishing: () => finishing };
}

afterEach(() => vi.unstubAllGlobals());

const large = () => new File([new Uint8Array(22 * megabyte)], '大.pdf');

describe('a file above 20 MB', () => {
  test('goes in parts and yields what an upload at once yields', async () => {
    const { offsets } = standIn();
    expect(await uploadFile({ file: large() })).toMatchObject({ fileId: '7', name: '大.pdf' });
    expect(offsets).toEqual([0, 5, 10, 15, 20].map((part) => part * megabyte));
  });

  test('goes on after a broken line from where the server stands', async () => {
    const { offsets } = standIn({ breaksAt: [2] });
    expect(await uploadFile({ file: large() })).toMatchObject({ fileId: '7' });
    expect(offsets).toEqual([0, 5, 6, 11, 16, 21].map((part) => part * megabyte));
  });

  test('is finished once more where the line broke just then, unasked or when whoever watches says so', async () => {
    const unasked = standIn({ finishBreaks: 1 });
    expect(await uploadFile({ file: large() })).toMatchObject({ fileId: '7' });
    expect(unasked.finishing()).toBe(2);
    const asked = standIn({ finishBreaks: 1 });
    const onBroken = (goOn: () => void) => void setTimeout(goOn);
    expect(await uploadFile({ file: large(), onBroken })).toMatchObject({ fileId: '7' });
    expect([asked.finishing(), asked.offsets.length]).toEqual([2, 5]);
  });

  test('tells whoever watches that the line broke, and goes on where the server stands when he says so', async () => {
    const { offsets } = standIn({ breaksAt: [2] });
    const breaks: number[] = [];
    const onBroken = (goOn: () => void) => {
      breaks.push(offsets.length);
      setTimeout(goOn);
    };
    expect(await uploadFile({ file: large(), onBroken })).toMatchObject({ fileId: '7' });
    expect(breaks).toEqual([2]);
    expect(offsets).toEqual([0, 5, 6, 11, 16, 21].map((part) => part * megabyte));
  });

  test('is given up where the line is down and whoever watches cancels', async () => {
    standIn({ breaksAt: [1] });
    const abort = new AbortController();
    const upload = { file: large(), onBroken: () => abort.abort(), signal: abort.signal };
    await expect(uploadFile(upload)).rejects.toThrow('The upload was cancelled');
  });
});
