import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { canonicalJson, fenToYuan, fieldsOfOffer, lineTotal, type SealedOffer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedGuesses, plainDigests, type Shape } from '../../../../test/guessing/guess-digests.ts';
import {
  stolenDisk,
  stolenFiles,
  stolenLog,
  stolenTables,
  type StolenRow,
} from '../../../../test/guessing/stolen-values.ts';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import { filesOf, sealedBid } from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

/**
 * A thief has the database, the files, the log, and SECRET too. He knows the whole quote but for its unit price, of which
 * he has 10,001 guesses, and the program, hence every digest that it might have made.
 */
const right = '873.19';
const wrong = Array.from({ length: 10_001 }, (_, index) => fenToYuan(String(80_000 + index))).filter(
  (price) => price !== right,
);
const quantity = '600.0000';
const texts = { remark: '含运费及四楼安装', serviceShow: '质保三年', matchExplain: '全部响应' };
const priceList = (price: string) => `单人床 ${price} 元/张，合计 ${totalOf(price)} 元`;
const fileName = (price: string) => `报价单${price}.txt`;
const totalOf = (price: string) => lineTotal(price, quantity);

let app: TenderingApp;
let projectId: string;
let place: { entryId: string; itemId: string; fileId: string; fileIds: string[]; packageId: string };
const begun = new Date(Math.floor(Date.now() / 1000) * 1000);
let stolen: StolenRow[];
/** What was not there before the quote; nothing else can tell of it. */
let fresh: StolenRow[];

beforeAll(async () => {
  app = await startTenderingApp();
  projectId = await steps.publishedProject(app);
  steps.dataOf(await steps.register(app, 'supplier1', projectId));
  const before = new Set((await stealAll()).map(sameText));
  const supplier = app.as('supplier1');
  const key = { 'idempotency-key': '5bb0c1e5d9f24c5b8f5f1e8a7cf3d201' };
  const bid = await sealedPriceList();
  steps.dataOf(await supplier.post(handInPath, bid, key));
  steps.dataOf(await supplier.post(handInPath, bid, key));
  const change = await sealedPriceList();
  steps.dataOf(await supplier.post(handInPath, change));
  place = await placeOf();
  // Refused, old and unreadable: what is not taken leaves nothing either.
  await supplier.post(handInPath, change);
  await supplier.post(handInPath, { ...(await sealedPriceList()), fields: Buffer.from(right).toString('base64') });
  await supplier.get(`/purchase/entry/queryMyQuote?entryId=${place.entryId}`);
  await supplier.get(`/file/downloadTicket?fileId=${place.fileId}`);
  stolen = await stealAll();
  fresh = [...new Map(stolen.map((row) => [sameText(row), row])).values()].filter((row) => !before.has(sameText(row)));
});
afterAll(() => app.close());

async function stealAll(): Promise<StolenRow[]> {
  await app.settleLog();
  const tables = await stolenTables(app.asSuperuser);
  return [...tables, ...(await stolenFiles(app.filesFolder)), ...stolenLog(app.logged)];
}

function sameText({ values }: StolenRow): string {
  return JSON.stringify(values);
}

const handInPath = '/bid-electronic/seal/bid/submit';

/** As the bidder's browser makes it, with a price list. */
async function sealedPriceList() {
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  if (!own) throw new Error('not registered');
  const files = [{ name: fileName(right), bytes: Buffer.from(priceList(right)) }];
  return sealedBid(app, 'supplier1', { ...own, price: right, texts, files });
}

async function placeOf() {
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  const { packages } = await steps.readPublished(app.as('supplier1'), projectId);
  const entryId = own?.entryId ?? '';
  const fileIds = (await filesOf(app, entryId)).map(({ id }) => id);
  const [fileId = ''] = fileIds;
  return { entryId, fileId, fileIds, itemId: own?.items[0]?.id ?? '', packageId: packages[0]?.id ?? '' };
}

/** As a browser without sealing would send it. */
function wireBody(price: string) {
  const { entryId, itemId, fileId } = place;
  return { entryId, lines: [{ itemId, perMoney: price }], fileIds: [fileId], ...texts };
}

function sealedContent(price: string) {
  const line = { itemId: place.itemId, quantity, perMoney: price, totalMoney: totalOf(price) };
  const size = Buffer.byteLength(priceList(price));
  const files = [{ fileId: place.fileId, fileName: fileName(price), fileSuffix: 'txt', size }];
  return { lines: [line], perMoney: price, totalMoney: totalOf(price), ...texts, files };
}

/** What is sealed in the browser, but for the nonce that nobody knows. */
function offerOf(price: string, fileId: string): SealedOffer {
  const files = [{ fileId, fileName: fileName(price), size: Buffer.byteLength(priceList(price)) }];
  return { lines: [{ itemId: place.itemId, perMoney: price }], ...texts, files };
}

/** What a program might have put into a digest, if one of these guesses were the price. */
function shapes(): Shape<string>[] {
  const spelled: Shape<string>[] = [(price) => price, totalOf];
  const amounts = spelled.flatMap((amount): Shape<string>[] => [
    amount,
    (price) => amount(price).replace('.', ''),
    (price) => String(Number(amount(price))),
    (price) => JSON.stringify(amount(price)),
  ]);
  const objects: ((price: string) => object)[] = [
    wireBody,
    (price) => wireBody(price).lines,
    (price) => ({ lines: wireBody(price).lines }),
    (price) => ({ entryId: place.entryId, lines: wireBody(price).lines }),
    (price) => ({ itemId: place.itemId, perMoney: price }),
    (price) => ({ itemId: place.itemId, perMoney: Number(price) }),
    (price) => ({ perMoney: price }),
    (price) => ({ totalMoney: totalOf(price) }),
    sealedContent,
    ...place.fileIds.flatMap((fileId): ((price: string) => object)[] => [
      (price) => offerOf(price, fileId),
      (price) => fieldsOfOffer(offerOf(price, fileId)),
    ]),
    (price) => sealedContent(price).lines,
    (price) => ({ ...sealedContent(price), files: [] }),
    ...[1, 2].flatMap((versionNo): ((price: string) => object)[] => [
      (price) => ({ packageId: place.packageId, versionNo, totalMoney: totalOf(price) }),
      (price) => ({ packageId: place.packageId, versionNo, ...sealedContent(price) }),
    ]),
  ];
  const written = objects.flatMap((object): Shape<string>[] => [
    (price) => JSON.stringify(object(price)),
    (price) => canonicalJson(object(price)),
  ]);
  const padded: Shape<string> = (price) => JSON.stringify(sealedContent(price)).padEnd(4096, ' ');
  return [...amounts, ...written, padded, priceList, fileName];
}

const confirmed = (rows: readonly StolenRow[]) => confirmedGuesses({ rows, shapes: shapes(), right, wrong });

describe('before the opening, somebody who stole everything, SECRET too', () => {
  test('finds no digest that tells the right price from 10,000 wrong ones', () => {
    expect(confirmed(fresh)).toEqual([]);
  });

  test.each([
    ['the SHA-256 of the body as it came', () => [hex('sha256', canonicalJson(wireBody(right)))]],
    ['the MD5 of the price, as base64', () => [Buffer.from(hex('md5', right), 'hex').toString('base64')]],
    ['the SM3 of the total in fen', () => [hex('sm3', totalOf(right).replace('.', ''))]],
    ['a salted SHA-512 in raw bytes', () => ['salt', `\\x${hex('sha512', `salt|${JSON.stringify(wireBody(right))}`)}`]],
    ['a hash in a chain', () => ['0'.repeat(64), '2', hex('sha256', `${'0'.repeat(64)}|2|${shapes()[20]?.(right)}`)]],
    ['an HMAC under a key that lies beside it', () => ['pepper', hmac('pepper', right)]],
    ['a check sum of the file', () => [String(crc32(priceList(right)) | 0)]],
    ['a digest of the file’s name inside a JSON', () => [JSON.stringify({ sum: hex('sha1', fileName(right)) })]],
  ])('would find %s', (_what, values) => {
    const [found] = confirmed([{ place: 'planted', values: values() }]);
    expect(found?.guesses).toEqual([right]);
  });

  test('has read what he claims to have read', () => {
    for (const trace of ['seal/bid/submit', '5bb0c1e5d9f24c5b8f5f1e8a7cf3d201', 'quote.replace', 'XDCG'])
      expect(stolen.some(({ values }) => values.some((value) => value.includes(trace)))).toBe(true);
    const places = new Set(stolen.map((row) => row.place.replace(app.filesFolder, 'file')));
    for (const one of ['public.idempotency', 'public.quote', 'public.quote_share', 'public.log_api', 'log'])
      expect(places).toContain(one);
    expect([...places].filter((one) => one.startsWith('file/100001/'))).toHaveLength(3);
  });

  test('finds of an answered quote its receipt and nothing else', async () => {
    const kept = await app.asSuperuser<{ answer: object }>(
      `select answer from idempotency where endpoint like '%seal/bid/submit'`,
    );
    expect(kept).toHaveLength(2);
    const receipt = ['cipherHash', 'entryId', 'kind', 'receiptHash', 'receiptSeq', 'time', 'versionNo'];
    for (const { answer } of kept) expect(Object.keys(answer).sort()).toEqual(receipt);
  });

  test('reads neither the price nor the name of the file anywhere', () => {
    const traces = [right, '87319', totalOf(right), '52391400', '报价单', texts.remark];
    const seen = stolen.flatMap(({ place, values }) =>
      values.flatMap((value) => tracesIn(value, traces).map((trace) => ({ place, trace }))),
    );
    expect(seen).toEqual([]);
  });

  // The files of a server elsewhere are not here to be read.
  test.skipIf(process.env.DATABASE_URL)(
    'finds nothing in the database’s own files, deleted rows included',
    async () => {
      const digests = new Set(shapes().flatMap((shape) => plainDigests(shape(right))));
      const words = [fileName(right), texts.remark].map((text) => Buffer.from(text));
      const [found, read] = [new Set<string>(), new Set<boolean>()];
      for await (const bytes of stolenDisk(app.asSuperuser, begun)) {
        const text = bytes.toString('latin1');
        const tokens = [...text.matchAll(/[0-9a-f]{32,128}/g)].map(([token]) => token);
        const seen = words.filter((word) => bytes.includes(word)).map(String);
        const amounts = tracesIn(text, [totalOf(right), '52391400']);
        for (const one of [...seen, ...amounts, ...tokens.filter((token) => digests.has(token))]) found.add(one);
        read.add(bytes.includes('5bb0c1e5d9f24c5b8f5f1e8a7cf3d201'));
      }
      expect({ found: [...found], hasRead: read.has(true) }).toEqual({ found: [], hasRead: true });
    },
  );
});

function hex(algorithm: string, text: string): string {
  return createHash(algorithm).update(text).digest('hex');
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
