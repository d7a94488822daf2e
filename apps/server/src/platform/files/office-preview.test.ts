import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOfficePreview } from './office-preview.ts';
import { findOffice } from './run-program.ts';
import { zipOf } from './sample-bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-preview-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sourceOf = (suffix: string, bytes: Buffer) => ({
  tenantId: '100001',
  suffix,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: async () => Readable.from([bytes]),
});

const word = zipOf({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>采购公告</w:t></w:r></w:p></w:body></w:document>',
});

describe('where LibreOffice is not installed', () => {
  test('there is no preview, and nothing fails', async () => {
    const preview = createOfficePreview(folder, '');
    expect(await preview.pdfOf(sourceOf('docx', word))).toBeUndefined();
    expect(await preview.pdfOf(sourceOf('zip', word))).toBeUndefined();
  });
});

describe('a converter that misbehaves', () => {
  const programOf = async (name: string, script: string) => {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return path;
  };
  test('gives no preview when it fails, makes nothing, or makes something else', async () => {
    for (const [name, script] of [
      ['fails', 'exit 3'],
      ['idle', 'exit 0'],
      ['lies', 'mkdir out; echo hello > out/document.pdf'],
    ] as const) {
      const preview = createOfficePreview(join(folder, name), await programOf(`${name}.sh`, script));
      expect(await preview.pdfOf(sourceOf('docx', word))).toBeUndefined();
    }
  });
  test('sees none of our environment', async () => {
    process.env.ZHAOCAI_TEST_SECRET = 'secret';
    const script = 'mkdir out; printf "%%PDF-" > out/document.pdf; env >> out/document.pdf';
    const preview = createOfficePreview(join(folder, 'env'), await programOf('env.sh', script));
    const path = await preview.pdfOf(sourceOf('docx', word));
    const told = await readFile(path ?? '', 'utf8');
    expect(told).toMatch(/HOME=/);
    expect(told).not.toMatch(/SECRET|DATABASE|ZC_/);
  });
});

const office = findOffice();
describe.skipIf(!office)('LibreOffice (skipped where it is not installed)', () => {
  test('[R108] draws a document with Chinese text as PDF, once', async () => {
    const preview = createOfficePreview(folder);
    const source = sourceOf('docx', word);
    const [path, again] = await Promise.all([preview.pdfOf(source), preview.pdfOf(source)]);
    expect(path).toBe(again);
    expect((await readFile(path ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    const { mtimeMs } = await stat(path ?? '');
    await preview.pdfOf(source);
    expect((await stat(path ?? '')).mtimeMs).toBe(mtimeMs);
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('zhaocai-office-'))).toEqual([]);
  });

  const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0;
  test.skipIf(!hasPdftotext)(
    'keeps the Chinese text readable as text (needs poppler-utils)',
    async () => {
      const path = await createOfficePreview(folder).pdfOf(sourceOf('docx', word));
      const { stdout } = await promisify(execFile)('pdftotext', [path ?? '', '-']);
      expect(stdout).toContain('采购公告');
    },
    120_000,
  );

  test('[R108] draws presentations, new and old', async () => {
    const deck = join(folder, 'deck.fodp');
    await writeFile(
      deck,
      '<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page><draw:frame svg:x="2cm" svg:y="2cm" svg:width="10cm" svg:height="3cm"><draw:text-box><text:p>评标说明</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document>',
    );
    for (const suffix of ['pptx', 'ppt']) {
      await promisify(execFile)(office ?? '', [
        '--headless',
        `-env:UserInstallation=file://${folder}/maker`,
        '--convert-to',
        suffix,
        '--outdir',
        folder,
        deck,
      ]);
      const bytes = await readFile(join(folder, `deck.${suffix}`));
      const path = await createOfficePreview(folder).pdfOf(sourceOf(suffix, bytes));
      expect((await readFile(path ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    }
  }, 240_000);

  test('gives no preview of what it cannot read', async () => {
    const path = await createOfficePreview(folder).pdfOf(sourceOf('docx', zipOf({ a: 'b' })));
    expect(path).toBeUndefined();
  });
});
