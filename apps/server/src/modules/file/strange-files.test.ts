import { CFB } from '@e965/xlsx';
import { fileCaution } from '@zhaocai/model';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBytes, zipOf } from '../../platform/files/sample-bytes.ts';
import { startFileApp, type SampleFileApp } from '../../../test/sample-file-app.ts';

let app: SampleFileApp;
beforeAll(async () => {
  app = await startFileApp();
});
afterAll(() => app.close());

const upload = (name: string, bytes: Buffer) => app.upload('anna', name, bytes);
const cautions = { ...fileCaution.code, none: null };
const { docx, zip } = sampleBytes;
const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };

/** A zip whose directory and local headers say that every entry is encrypted. */
function locked(plain: Buffer): Buffer {
  const bytes = Buffer.from(plain);
  for (const [mark, flag] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1'))
      bytes.writeUInt16LE(bytes.readUInt16LE(at + flag) | 1, at + flag);
  return bytes;
}

function container(stream: string): Buffer {
  const made = CFB.utils.cfb_new();
  CFB.utils.cfb_add(made, stream, Buffer.alloc(5_000, 1));
  if (stream !== '/EncryptedPackage') CFB.utils.cfb_add(made, '/WordDocument', Buffer.alloc(5_000, 1));
  return Buffer.from(CFB.write(made, { type: 'buffer' }) as Uint8Array);
}

/** A PNG that says to be this large. */
function pictureOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(sampleBytes.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** The frame of a JPEG of this size behind a segment of remarks. */
function photoOf(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8fffe00040000', 'hex'), frame, Buffer.from('ffd9', 'hex')]);
}

const nested = (levels: number, inner: Buffer): Buffer =>
  levels === 0 ? inner : nested(levels - 1, zipOf({ 'a.zip': inner }));

/** A bomb that a directory does not give away: it lies in an archive in an archive. */
const bomb = () => zipOf({ 'zeros.txt': Buffer.alloc(300 * 1024 * 1024) });

describe('a file that would harm who opens it is refused with what to do', () => {
  test('an archive whose names lead out of its folder', async () => {
    for (const name of ['../../root/.bashrc', '..\\..\\boot.ini', '/etc/passwd', 'C:\\Windows\\a.txt', 'a/../../b.txt'])
      expect(await upload('资料.zip', zipOf({ '说明.txt': '好', [name]: 'x' }))).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/会写到解压目录之外，已拒绝接收，请重新打包/),
      });
    expect(await upload('资料.docx', zipOf({ ...parts, '../a.xml': 'x' }))).toMatchObject({ code: 400 });
    expect(await upload('资料.zip', zipOf({ '目录..a/..b/说明....txt': '好' }))).toMatchObject({ code: 200 });
  });

  test('an archive that brings a program, however deep', async () => {
    const program = zipOf({ '资料/安装.EXE': sampleBytes.exe });
    for (const bytes of [program, nested(2, program)])
      expect(await upload('资料.zip', bytes)).toMatchObject({
        code: 400,
        msg: '压缩包内有可执行文件“资料/安装.EXE”，请移除后重新打包上传',
      });
    expect(await upload('源码.zip', zipOf({ 'src/main.js': '1', 'src/a.sh': '1' }))).toMatchObject({ code: 200 });
  });

  test('a bomb within an archive, and archives that never end', async () => {
    expect(await upload('资料.zip', nested(1, bomb()))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/展开后过大/),
    });
    expect(await upload('资料.zip', nested(3, zip))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/嵌套超过 3 层/),
    });
    expect(await upload('资料.zip', nested(2, zip))).toMatchObject({ code: 200, data: { caution: null } });
  });

  test('a picture that no browser could show', async () => {
    for (const [name, bytes] of [
      ['图.png', pictureOf(30_000, 30_000)],
      ['图.jpg', photoOf(30_000, 30_000)],
    ] as const)
      expect(await upload(name, bytes)).toMatchObject({
        code: 400,
        msg: '图片为 30000 × 30000 像素，超过 15000 万像素，请缩小后重新上传',
      });
    expect(await upload('扫描.jpg', photoOf(9_933, 14_043))).toMatchObject({ code: 200, data: { caution: null } });
  });

  test('an Office document with a password, which nobody here could read', async () => {
    for (const name of ['合同.docx', '清单.xlsx'])
      expect(await upload(name, container('/EncryptedPackage'))).toMatchObject({
        code: 400,
        msg: '文档设有打开密码，无法查看，请取消密码后重新上传',
      });
  });
});

describe('a file of which something is to be said is taken with a caution', () => {
  const caution = async (name: string, bytes: Buffer) => {
    const { data } = await upload(name, bytes);
    const link = await app.json('anna', `/api/file/downloadTicket?fileId=${data.fileId}`);
    expect(link.data.caution).toBe(data.caution);
    return data.caution;
  };

  test('macros: by their part, by the list of kinds, in a document within an archive, and in the old formats', async () => {
    const macros = zipOf({ ...parts, 'word/vbaProject.bin': 'x' });
    const renamed = {
      ...parts,
      '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
    };
    for (const [name, bytes] of [
      ['宏.docx', macros],
      ['宏.docx', zipOf({ ...renamed, 'word/other.bin': 'x' })],
      ['资料.zip', zipOf({ '宏.docx': macros })],
      ['宏.doc', container('/Macros/VBA/_VBA_PROJECT')],
    ] as const)
      expect(await caution(name, bytes), name).toBe(cautions.macros);
    expect(await caution('无宏.docx', docx)).toBe(cautions.none);
  });

  test('a password: archives and PDF documents', async () => {
    expect(await caution('资料.zip', locked(zip))).toBe(cautions.encrypted);
    const plain = await PDFDocument.create();
    plain.addPage();
    expect(await caution('公告.pdf', Buffer.from(await plain.save()))).toBe(cautions.none);
    plain.encrypt({ userPassword: '123', ownerPassword: '456' });
    for (const useObjectStreams of [true, false])
      expect(await caution('公告.pdf', Buffer.from(await plain.save({ useObjectStreams })))).toBe(cautions.encrypted);
  });

  test('damage: pictures and PDF documents that were cut on their way', async () => {
    const whole = await PDFDocument.create();
    for (let page = 0; page < 400; page += 1) whole.addPage();
    const pdf = Buffer.from(await whole.save({ useObjectStreams: false }));
    expect(await caution('全.pdf', pdf)).toBe(cautions.none);
    expect(await caution('断.pdf', pdf.subarray(0, pdf.length / 2))).toBe(cautions.damaged);
    expect(await caution('全.png', sampleBytes.png)).toBe(cautions.none);
    expect(await caution('断.png', sampleBytes.png.subarray(0, 60))).toBe(cautions.damaged);
    expect(await caution('断.jpg', photoOf(800, 600).subarray(0, -2))).toBe(cautions.damaged);
  });

  test('archives that nobody here can look into', async () => {
    expect(await caution('资料.rar', sampleBytes.rar)).toBe(cautions.unchecked);
    expect(await caution('资料.zip', zipOf({ '资料.rar': sampleBytes.rar }))).toBe(cautions.unchecked);
  });
});
