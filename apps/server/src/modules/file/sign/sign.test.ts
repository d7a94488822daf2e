import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Envelope, FoundSignature } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';
import { makeP12 } from '../../../../test/signing-key.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

let app: AdminApp;
let admin: Administrator;
let stranger: Administrator;
const password = 'p12-password';
const p12 = makeP12('采购中心');

beforeAll(async () => {
  app = await startAdminApp();
  admin = await app.signIn('100001', 'admin');
  stranger = await app.signIn('200001', 'agent');
});
afterAll(() => app.close());

async function twoPages(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const text of ['first', 'second']) pdf.addPage([595, 842]).drawText(text, { x: 50, y: 780 });
  return Buffer.from(await pdf.save());
}

const hasPdfsig = spawnSync('pdfsig', ['-v']).status === 0;
const idOf = ({ data }: Envelope) => (data as { id: string }).id;
const upload = async (name: string, bytes: Buffer) =>
  ((await admin.upload('/file/uploadOSS', { name, bytes })).data as { fileId: string }).fileId;
const bytesOf = async (fileId: string) => {
  const { data } = await admin.get(`/file/downloadTicket?fileId=${fileId}`);
  return (await app.inject({ method: 'GET', url: (data as { url: string }).url })).rawPayload;
};
const signaturesOf = async (bytes: Buffer) =>
  (await admin.upload('/file/signaturesOf', { name: 'a.pdf', bytes })).data as FoundSignature[];
const importIt = (content: string, more: object = {}) =>
  admin.post('/file/certificate/import', { certificateName: '公章证书', content, password, ...more });

let certificateId: string;
beforeAll(async () => {
  certificateId = idOf(await importIt(p12));
});

const mark = { page: 1, left: 0.6, top: 0.7, width: 0.2, picture: sampleBytes.png.toString('base64') };
const sign = (fileId: string, more: object = {}) =>
  admin.post('/file/sign', { fileId, certificateId, reason: '同意', marks: [mark], ...more });
const signedOf = async (name = '合同.pdf') => {
  const answer = await sign(await upload(name, await twoPages()));
  return answer.data as { fileId: string; name: string };
};

describe('a signing certificate', () => {
  test('is shown without its key and its password, which are sealed at rest', async () => {
    const { data } = await admin.get('/file/certificate/list');
    expect(data).toMatchObject({
      records: [{ subjectName: '采购中心', issuerName: '采购中心', validTo: expect.any(String) }],
    });
    const [row] = await app.asSuperuser<{ text: string }>('select c::text as text from sign_certificate c');
    expect(row?.text).not.toContain(p12.slice(100, 160));
    expect(JSON.stringify(data) + row?.text).not.toContain(password);
    const evidence = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where action = 'signCertificate.import'`,
    );
    expect(evidence[0]?.payload).toContain('采购中心');
    expect(evidence[0]?.payload).not.toMatch(/password|sealed|content/);
    const logs = await app.asSuperuser<{ text: string }>('select l::text as text from log_api l');
    expect(logs.map(({ text }) => text).join('')).not.toContain(password);
  });

  test('with a wrong password, without a key, too weak or there already is refused', async () => {
    expect(await importIt(p12, { password: 'no' })).toMatchObject({ code: 400, msg: '证书无法读取：请检查文件与密码' });
    expect(await importIt('AAAA')).toMatchObject({ code: 400, msg: '证书无法读取：请检查文件与密码' });
    expect(await importIt(makeP12('弱', { bits: 1024 }))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/2048/),
    });
    expect(await importIt(p12)).toMatchObject({ code: 400, msg: '该证书已导入' });
    expect(await admin.post('/file/certificate/submit', { certificateName: '无' })).toMatchObject({ code: 400 });
  });

  test('of another tenant signs nothing', async () => {
    const { data } = await stranger.upload('/file/uploadOSS', { name: '别.pdf', bytes: await twoPages() });
    const answer = await stranger.post('/file/sign', { fileId: (data as { fileId: string }).fileId, certificateId });
    expect(answer.code).toBe(404);
  });
});

describe('a PDF that is signed here', () => {
  test('is a new file whose signature names who, when and why, and covers the whole document', async () => {
    const { fileId, name } = await signedOf();
    expect(name).toBe('合同-已签.pdf');
    const { data } = await admin.get(`/file/signatures?fileId=${fileId}`);
    expect(data).toMatchObject([
      {
        signer: '采购中心',
        reason: '同意',
        time: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
        isIntact: true,
        coversWhole: true,
        isSelfSigned: true,
        isKnown: true,
        level: 'PAdES-B-B',
      },
    ]);
  });

  test('keeps what stood there byte for byte, and the mark lies on its page', async () => {
    const plain = await twoPages();
    const answer = await sign(await upload('原件.pdf', plain));
    const signed = await bytesOf((answer.data as { fileId: string }).fileId);
    expect(signed.subarray(0, plain.length)).toEqual(plain);
    const pdf = await PDFDocument.load(signed);
    expect(pdf.getPages().map((page) => page.node.Annots()?.size() ?? 0)).toEqual([0, 1]);
  });

  test('is told as changed when one byte differs', async () => {
    const { fileId } = await signedOf();
    const signed = await bytesOf(fileId);
    const changed = Buffer.from(signed);
    const at = changed.indexOf('595');
    changed[at + 2] = '6'.charCodeAt(0);
    expect(await signaturesOf(signed)).toMatchObject([{ isIntact: true }]);
    expect(await signaturesOf(changed)).toMatchObject([{ isIntact: false, fault: 'changed' }]);
  });

  test('tells when something was added behind the signature', async () => {
    const { fileId } = await signedOf();
    const longer = Buffer.concat([await bytesOf(fileId), Buffer.from('\n% more\n')]);
    expect(await signaturesOf(longer)).toMatchObject([{ isIntact: true, coversWhole: false }]);
  });

  test('by two hands keeps both signatures', async () => {
    const { fileId } = await signedOf();
    const second = idOf(await importIt(makeP12('供应商'), { certificateName: '第二张' }));
    const answer = await sign(fileId, { certificateId: second, marks: [] });
    expect((answer.data as { name: string }).name).toBe('合同-已签.pdf');
    const signatures = await signaturesOf(await bytesOf((answer.data as { fileId: string }).fileId));
    expect(signatures).toMatchObject([
      { signer: '采购中心', isIntact: true, coversWhole: false },
      { signer: '供应商', isIntact: true, coversWhole: true },
    ]);
  });

  test('leaves a trace of who signed which content with which certificate', async () => {
    const { fileId } = await signedOf();
    const [row] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where action = 'file.sign' and subject = $1`,
      [fileId],
    );
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({
      sha256: expect.any(String),
      fingerprint: expect.any(String),
    });
  });

  test('with a key on an elliptic curve holds as well, and beside one with RSA', async () => {
    const curve = readFileSync(new URL('../../../../test/fixtures/signing-ec.p12', import.meta.url)).toString('base64');
    const second = idOf(await importIt(curve, { certificateName: '椭圆曲线' }));
    const { fileId } = await signedOf();
    const answer = await sign(fileId, { certificateId: second, marks: [] });
    const signed = await bytesOf((answer.data as { fileId: string }).fileId);
    expect(await signaturesOf(signed)).toMatchObject([
      { signer: '采购中心', isIntact: true },
      { signer: '采购中心椭圆', isIntact: true, coversWhole: true, level: 'PAdES-B-B' },
    ]);
    const changed = Buffer.from(signed);
    changed[changed.indexOf('595') + 2] = '6'.charCodeAt(0);
    expect(await signaturesOf(changed)).toMatchObject([{ fault: 'changed' }, { fault: 'changed' }]);
    const told = await toldByPdfsig([signed, changed]);
    const valid = told.map((text) => text.match(/Signature is Valid\./g)?.length ?? 0);
    expect(valid).toEqual(hasPdfsig ? [2, 0] : []);
  });

  test.skipIf(!hasPdfsig)(
    'is found good by poppler’s pdfsig, and bad with one byte changed (needs poppler-utils)',
    async () => {
      const { fileId } = await signedOf();
      const signed = await bytesOf(fileId);
      const changed = Buffer.from(signed);
      changed[changed.indexOf('595') + 2] = '6'.charCodeAt(0);
      const told = await toldByPdfsig([signed, changed]);
      expect(told[0]).toContain('Signature Validation: Signature is Valid.');
      expect(told[0]).toContain('Total document signed');
      expect(told[0]).toContain('采购中心');
      expect(told[0]).toContain('ETSI.CAdES.detached');
      expect(told[1]).toMatch(/Signature Validation: (Digest Mismatch|Signature is Invalid)/);
    },
  );
});

/** What an independent tool says of these documents; nothing where it is not installed. */
async function toldByPdfsig(documents: readonly Buffer[]): Promise<string[]> {
  if (!hasPdfsig) return [];
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-pdfsig-'));
  try {
    return await Promise.all(
      documents.map(async (bytes, index) => {
        const path = join(folder, `${index}.pdf`);
        await writeFile(path, bytes);
        return (await promisify(execFile)('pdfsig', [path])).stdout;
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('signing is refused', () => {
  test('[R113] without a PDF', async () => {
    const fileId = await upload('说明.txt', Buffer.from('text'));
    expect(await sign(fileId)).toMatchObject({ code: 400, msg: '请选择PDF文档' });
    expect(await admin.get(`/file/signatures?fileId=${fileId}`)).toMatchObject({ code: 400, msg: '请选择PDF文档' });
  });
  test('for a damaged PDF, a mark off the pages, or a picture that is none', async () => {
    expect(await sign(await upload('坏.pdf', Buffer.from('%PDF-1.4 nothing')))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/无法处理/),
    });
    const fileId = await upload('好.pdf', await twoPages());
    expect(await sign(fileId, { marks: [{ ...mark, page: 9 }] })).toMatchObject({ code: 400, msg: '签章所在页不存在' });
    const script = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    expect(await sign(fileId, { marks: [{ ...mark, picture: script }] })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/png 或 jpg/),
    });
  });
  test('[R115] a document without signatures has none', async () => {
    const { data } = await admin.get(`/file/signatures?fileId=${await upload('白.pdf', await twoPages())}`);
    expect(data).toEqual([]);
  });
});
