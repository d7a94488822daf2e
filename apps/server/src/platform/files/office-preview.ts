import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findOffice, runProgram } from './run-program.ts';

const convertible: ReadonlySet<string> = new Set(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']);
const patienceMs = 60_000;

export interface OfficeSource {
  readonly tenantId: string;
  readonly sha256: string;
  readonly suffix: string;
  open(): Promise<Readable>;
}

/** Office documents as PDF, drawn by the LibreOffice of this machine. */
export interface OfficePreview {
  /** The path of the PDF; undefined where it cannot be made. */
  pdfOf(source: OfficeSource): Promise<string | undefined>;
}

/** Each content is converted once and kept beside the files; one conversion runs at a time. */
export function createOfficePreview(folder: string, program = findOffice()): OfficePreview {
  const running = new Map<string, Promise<string | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async pdfOf(source) {
      if (!convertible.has(source.suffix)) return undefined;
      const kept = join(resolve(folder), 'previews', source.tenantId, `${source.sha256}.${source.suffix}.pdf`);
      if (await exists(kept)) return kept;
      if (!program) return undefined;
      const known = running.get(kept);
      if (known) return known;
      const work = last.then(() => convert({ program, source, kept }));
      last = work.catch(() => undefined);
      running.set(kept, work);
      return work.finally(() => running.delete(kept));
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

interface Conversion {
  readonly program: string;
  readonly source: OfficeSource;
  readonly kept: string;
}

async function convert({ program, source, kept }: Conversion): Promise<string | undefined> {
  const home = await mkdtemp(join(tmpdir(), 'zhaocai-office-'));
  try {
    await writeProfile(home);
    // The name is ours: the user's could read as an option.
    const input = join(home, `document.${source.suffix}`);
    await pipeline(await source.open(), createWriteStream(input, { mode: 0o600 }));
    const isGood = await runProgram({
      program,
      home,
      patienceMs,
      addressBytes: 4 * 1024 ** 3,
      parameters: [
        '--headless',
        '--norestore',
        '--nolockcheck',
        '--nodefault',
        `-env:UserInstallation=file://${home}/profile`,
        '--convert-to',
        'pdf',
        '--outdir',
        join(home, 'out'),
        input,
      ],
    });
    const made = join(home, 'out', 'document.pdf');
    if (!isGood || !(await isPdf(made))) return undefined;
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await moveTo(made, kept);
    return kept;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** No macro runs, nothing that a document links to is fetched. */
async function writeProfile(home: string): Promise<void> {
  const item = (path: string, name: string, value: string) =>
    `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
  const security = '/org.openoffice.Office.Common/Security/Scripting';
  const settings = [
    item(security, 'MacroSecurityLevel', '3'),
    item(security, 'DisableMacrosExecution', 'true'),
    item(security, 'DisableActiveContent', 'true'),
    item(security, 'BlockUntrustedRefererLinks', 'true'),
    item('/org.openoffice.Office.Calc/Content/Update', 'Link', '1'),
    item('/org.openoffice.Office.Writer/Content/Update', 'Link', '0'),
  ].join('');
  const folder = join(home, 'profile', 'user');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings}</oor:items>`,
  );
}

async function isPdf(path: string): Promise<boolean> {
  if (!(await exists(path))) return false;
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1') === '%PDF-';
  } finally {
    await handle.close();
  }
}

/** The temporary folder may lie on another disk: copied beside its place, then put there whole. */
async function moveTo(from: string, to: string): Promise<void> {
  // Another process may draw the same one.
  const beside = `${to}.${randomUUID()}.part`;
  const source = await open(from, 'r');
  await pipeline(source.createReadStream(), createWriteStream(beside, { mode: 0o600 }));
  await rename(beside, to);
}
