import { Buffer } from 'node:buffer';
import type { Input } from './change-input.ts';
import type { Random } from './random.ts';
import type { FuzzRequest } from './request.ts';
import { requestOf } from './request.ts';
import { strangeText } from './strange.ts';

const names = [
  'a.xlsx',
  'a.pdf',
  'a.txt',
  'a.png',
  'a.zip',
  '',
  '../../x.txt',
  'a'.repeat(3_000),
  'con.txt',
  'a\u202etxt.exe',
  '__proto__',
  '.',
];

const contents: readonly ((random: Random) => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from('PK\u0003\u0004 not an archive'),
  () => Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  () => Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18, 0xff)]),
  () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  () => Buffer.from('<?xml version="1.0"?><definitions/>'),
  () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  () => Buffer.from('a,b,c\n1,2,3\n'),
  () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
  (random) => Buffer.from(Array.from({ length: 2_000 }, () => random.below(256))),
  () => Buffer.alloc(2_500_000, 0x20),
];

/** What is done to the finished bytes, or to the header that says where the parts end. */
const damages: readonly ((body: Buffer, random: Random) => { body: Buffer; type?: string })[] = [
  (body) => ({ body }),
  (body) => ({ body }),
  (body, random) => ({ body: body.subarray(0, random.below(body.length)) }),
  (body) => ({ body: body.subarray(0, -4) }),
  (body) => ({ body, type: 'multipart/form-data' }),
  (body) => ({ body, type: 'multipart/form-data; boundary=other' }),
  (body) => ({ body, type: `multipart/form-data; boundary=${'x'.repeat(300)}` }),
  (body) => ({ body, type: 'multipart/form-data; boundary="' }),
  (body) => ({ body: Buffer.concat([body, body]) }),
  () => ({ body: Buffer.alloc(0) }),
  () => ({ body: Buffer.from('--edge--\r\n') }),
  () => ({ body: Buffer.from(`--edge\r\n${'x-a: b\r\n'.repeat(5_000)}\r\n\r\n--edge--\r\n`) }),
  () => ({ body: Buffer.from('--edge\r\n\r\nno header\r\n--edge--\r\n') }),
];

/** A file and fields beside it, whole or damaged. */
export function strangeMultipart(
  who: Pick<FuzzRequest, 'index' | 'role' | 'kind' | 'target'>,
  random: Random,
  input: Input,
): FuzzRequest {
  const { url } = requestOf(who, { input: who.target.method === 'POST' ? input : {}, spelling: 'query' });
  const files = random.chance(0.8) ? 1 : random.pick([0, 2, 12] as const);
  const parts = [...fieldsOf(random), ...Array.from({ length: files }, () => filePart(random))];
  const whole = Buffer.concat([...parts, Buffer.from('--edge--\r\n')]);
  const { body, type = 'multipart/form-data; boundary=edge' } = random.pick(damages)?.(whole, random) ?? {
    body: whole,
  };
  const path = url.length > 8_000 ? who.target.path : url;
  return {
    ...who,
    method: 'POST',
    url: path,
    headers: [['content-type', type]],
    body,
    mayBeCut: body.length > 500_000,
  };
}

function fieldsOf(random: Random): Buffer[] {
  const count = random.chance(0.7) ? 0 : random.pick([1, 5, 30] as const);
  return Array.from({ length: count }, () => {
    const name = random.pick(['file', 'name', '__proto__', 'constructor', 'hasOwnProperty', ''] as const);
    return Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${strangeText(random)}\r\n`);
  });
}

function filePart(random: Random): Buffer {
  const field = random.chance(0.9) ? 'file' : random.pick(['', 'files', '__proto__', 'constructor'] as const);
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${random.pick(names)}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), random.pick(contents)?.(random) ?? Buffer.alloc(0), Buffer.from('\r\n')]);
}
