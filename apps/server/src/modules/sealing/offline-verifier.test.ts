import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@zhaocai/model';
import { checkpointText, signedNote, treeRoot } from '@zhaocai/model/record/checkpoint';
import { daysText, type RecordDay } from '@zhaocai/model/record/kept-checkpoint';
import { newIdentity, sealTo } from '@zhaocai/model/sealing/age';
import { sha256 } from '@zhaocai/model/sealing/bytes';
import { sealBid } from '@zhaocai/model/sealing/seal-bid';
import { newSigningPair, signerOf } from '@zhaocai/model/sealing/signature';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import type { RootBook } from '../../platform/audit/index.ts';
import { rootKeyOf } from '../../platform/audit/root-key.ts';

type Members = Readonly<Record<string, Uint8Array>>;

const verifier = join(import.meta.dirname, '../../../../../scripts/verify/build.mjs');
const record = 'evidence-project.json';
const roots = 'evidence-roots-2026-11.json';
const kept = 'checkpoint-2026-11-16.txt';
const told = 'record-days.txt';
const signedHeads = 'signed-heads-project.json';
const bid = 'bids/13-1';
let app: TenderingApp;
let folder: string;
let good: Members;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  execFileSync(process.execPath, [verifier, join(folder, 'verify.mjs')]);
  app = await startTenderingApp();
  good = await archiveOf(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Row {
  readonly stream: string;
  readonly seq: string;
  readonly hash: string;
  readonly payload: string | null;
}

const bytesOf = (content: unknown) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content), 'utf8');

/** What the product gives today of a project and of the days, with a bid as seal-v1 has it. */
async function archiveOf(one: TenderingApp): Promise<Members> {
  const { rootBook, secret } = one;
  const projectId = await steps.publishedProject(one);
  const rows = steps.dataOf<Row[]>(await one.as('buyer').get(`/purchase/project/evidenceList?projectId=${projectId}`));
  const heads = rows.slice(-1).map(({ stream, seq, hash }) => ({ stream, seq, hash }));
  await rootBook.append('100001', { at: '2026-11-16 11:00:00', heads });
  const root = await rootBook.dayRoot('100001', '2026-11-16');
  const days = root ? [root] : [];
  return {
    [kept]: bytesOf(await checkpointOf(rootBook, days)),
    [told]: bytesOf(daysText(days)),
    [record]: bytesOf(rows),
    [roots]: bytesOf({ tenantId: '100001', publicKey: rootBook.publicKey, roots: days }),
    [signedHeads]: bytesOf(headsOf(secret, projectId, heads)),
    ...(await bidMembers(rows.at(-1), secret)),
  };
}

function headsOf(by: string, projectId: string, heads: readonly object[]) {
  const key = rootKeyOf(by);
  const told = { tenantId: '100001', projectId, heads: heads.map((head) => ({ ...head, at: '2026-11-16 11:00:00' })) };
  return { ...told, publicKey: key.publicKey, signature: key.sign(canonicalJson(told)) };
}

async function checkpointOf(rootBook: RootBook, days: readonly RecordDay[]): Promise<string> {
  const origin = 'zhaocai.example/portal/record/100001';
  const root = await treeRoot(days.map(({ digest }) => digest));
  const text = checkpointText({ origin, size: days.length, root, day: days.at(-1)?.day ?? '' });
  return signedNote(text, { name: origin, publicKey: rootBook.publicKey, sign: (one) => rootBook.signNote(one) });
}

async function bidMembers(last: Row | undefined, secret: string): Promise<Members> {
  const [key, holder] = [await newIdentity(), await newIdentity()];
  const signer = await signerOf(await newSigningPair());
  const file = await sealTo(key.recipient, bytesOf('%PDF-1.7 报价'));
  const sealed = await sealBid(key, {
    place: { tenantId: '100001', projectId: '11', packageId: '12', entryId: '13', version: 1 },
    fields: { totalMoney: '128000.00' },
    files: [{ id: '31', size: file.length, cipherSha256: await sha256(file) }],
    holders: [{ id: '21', recipient: holder.recipient }],
    threshold: 1,
    signer,
    at: '2026-11-16T02:00:00Z',
  });
  const envelopeHash = await sha256(sealed.envelope);
  const receipt = { receiptNo: 'R-1', envelopeHash, chainSeq: last?.seq, chainHash: last?.hash };
  const signature = rootKeyOf(secret).sign(canonicalJson(receipt));
  return {
    [`${bid}/envelope.json`]: bytesOf(sealed.envelope),
    [`${bid}/signature.json`]: bytesOf({
      algorithm: signer.algorithm,
      publicKey: signer.publicKey,
      signature: sealed.signature,
    }),
    [`${bid}/receipt.json`]: bytesOf({ receipt, signature }),
    [`${bid}/fields.age`]: sealed.fields,
    [`${bid}/shares/21.age`]: sealed.shares[0] ?? new Uint8Array(),
    [`${bid}/files/31.age`]: file,
    [`${bid}/key.txt`]: bytesOf(`${key.secret}\n`),
  };
}

/** What the one file says of an archive, run by itself in a folder with nothing else of ours. */
function said(members: Members, level: 0 | 6 = 6) {
  const path = join(folder, 'archive.zip');
  writeFileSync(path, zipSync({ ...members }, { level }));
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'verify.mjs'), path], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [first = ''] = stdout.split('\n');
  return { status, stdout, first };
}

const flipped = (name: string, at = 200): Members => {
  const copy = Uint8Array.from(good[name] ?? []);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return { ...good, [name]: copy };
};
const without = (...names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(good).filter(([path]) => !names.includes(path)));
const changed = (name: string, change: (text: string) => string): Members => ({
  ...good,
  [name]: bytesOf(change(Buffer.from(good[name] ?? []).toString('utf8'))),
});

describe('the offline verifier', () => {
  test.each([0, 6] as const)('says OK of what the product gave, packed at level %i', (level) => {
    const { status, stdout } = said(good, level);
    expect(stdout).toMatch(/OK: \d+ rows, 1 signed days, 1 checkpoints, 1 sealed bids\n$/);
    expect(stdout).toContain(`signed by the key ${app.rootBook.publicKey}`);
    expect(status).toBe(0);
  });

  test.each([
    [
      'a column of a row',
      () => changed(record, (text) => text.replace('project.publish', 'project.publisH')),
      'columns',
    ],
    ['a word of a row', () => changed(record, (text) => text.replaceAll('project.publish', 'project.publisH')), 'hash'],
    [
      'the end of a chain, cut',
      () => changed(record, withoutEnd),
      'is not the one that was signed at 2026-11-16 11:00:00',
    ],
    [
      'where a chain was signed',
      () => changed(signedHeads, (text) => text.replace('11:00:00', '11:00:01')),
      'signed heads',
    ],
    ['a row taken out', () => changed(record, withoutRow), 'a row before it is missing'],
    ['the signature of a day', () => changed(roots, (text) => text.replace(/"digest":"./, '"digest":"x')), 'root of'],
    ['a key of somebody else', () => changed(roots, otherKey), 'root of'],
    ['a checkpoint', () => changed(kept, (text) => text.replace('day 2026-11-16', 'day 2026-11-17')), 'is not signed'],
    ['the days, behind a checkpoint', () => changed(told, otherDigest), 'record-days.txt: tells another digest'],
    ['the list of days that is gone', () => without(told), 'no record-days.txt'],
    [
      'the envelope',
      () => changed(`${bid}/envelope.json`, (text) => text.replace('"version":1', '"version":2')),
      'signature',
    ],
    ['an envelope in another spelling', () => changed(`${bid}/envelope.json`, (text) => ` ${text}`), 'not an envelope'],
    ['the bidder’s signature', () => changed(`${bid}/signature.json`, otherSignature), 'not the signature'],
    [
      'the receipt',
      () => changed(`${bid}/receipt.json`, (text) => text.replace('R-1', 'R-2')),
      'receipt.json: is not signed',
    ],
    ['the fields', () => flipped(`${bid}/fields.age`), 'fields.age: is not the cipher text'],
    ['a share', () => flipped(`${bid}/shares/21.age`), 'shares/21.age'],
    ['a file', () => flipped(`${bid}/files/31.age`), 'files/31.age'],
    ['a file that is gone', () => without(`${bid}/files/31.age`), 'files/31.age: is missing'],
    ['a receipt that is gone', () => without(`${bid}/receipt.json`), 'receipt.json: is missing'],
    ['the key', () => changed(`${bid}/key.txt`, (text) => text.replace(/.\n$/, '\n')), 'key.txt: is not the key'],
    [
      'the roots, without which no receipt can be checked',
      () => without(roots, kept, signedHeads),
      'no key to check it by',
    ],
    ['everything that can be checked', () => ({ 'readme.txt': bytesOf('x') }), 'nothing in it'],
  ])('names what was changed first: %s', (_, members, fault) => {
    const { status, first } = said(members());
    expect(first).toContain(fault);
    expect(status).toBe(1);
  });

  test('says that nothing was held against a signed root where none was in it', () => {
    const bare = Object.fromEntries([[record, good[record] ?? new Uint8Array()]]);
    const { status, stdout } = said(bare);
    expect(stdout).toMatch(
      /^no chain was held against where it stood when it was signed\nOK, BUT NO SIGNED ROOT WAS IN IT: /,
    );
    expect(status).toBe(0);
    expect(said(good).stdout).toContain('1 rows of its chains are those that were signed');
  });

  test('says so of a file that is no archive, and how it is called without one', () => {
    writeFileSync(join(folder, 'plain.zip'), 'no archive');
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(folder, 'verify.mjs'), ...args], { encoding: 'utf8' });
    expect(run(join(folder, 'plain.zip')).stdout).toBe('not an archive\nNOT OK\n');
    expect(run()).toMatchObject({ status: 2, stderr: 'Usage: node verify.mjs archive.zip\n' });
  });
});

function otherDigest(text: string): string {
  return text.replace(/ ./, (sign) => (sign === ' 0' ? ' 1' : ' 0'));
}

function withoutEnd(text: string): string {
  return JSON.stringify((JSON.parse(text) as Row[]).slice(0, -1));
}

function withoutRow(text: string): string {
  const rows = JSON.parse(text) as Row[];
  return JSON.stringify(rows.filter(({ seq }) => seq !== '2'));
}

function otherKey(text: string): string {
  return JSON.stringify({ ...JSON.parse(text), publicKey: rootKeyOf('somebody else').publicKey });
}

function otherSignature(text: string): string {
  const proof = JSON.parse(text) as { signature: string };
  return JSON.stringify({ ...proof, signature: proof.signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) });
}
