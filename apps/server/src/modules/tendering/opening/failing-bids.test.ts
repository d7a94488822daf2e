import { openFault } from '@zhaocai/model';
import { sealTo } from '@zhaocai/model/sealing/age';
import { sha256 } from '@zhaocai/model/sealing/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { damageQuote } from '../../../../test/plant-quote.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

/** Three bidders under the unit's own policy, the second as this wish says. */
async function quotedWith(wish: Omit<sealed.SealedWish, 'projectId' | 'price'>, price = '860'): Promise<string> {
  const projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier1', { projectId, price: '880.50' }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier2', { ...wish, projectId, price }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier3', { projectId, price: '890' }));
  return projectId;
}

async function opened(projectId: string) {
  app.clock.setTo(steps.deadline);
  for (const holder of ['buyer', 'manager', 'supervisor'] as const)
    steps.dataOf(await sealed.unlock(app, holder, projectId));
  const { data } = await steps.open(app, projectId);
  const { suppliers } = await steps.comparison(app, projectId);
  return { data, sums: suppliers.map(({ totalM }) => totalM), faults: suppliers.flatMap((one) => one.unopened) };
}

/** Every share is sealed to its holder and named in the envelope, and leads to no key. */
async function withForeignShares(handIn: sealed.HandIn): Promise<sealed.HandIn> {
  const { seal } = await sealed.ownQuoteOf(app, 'supplier2', handIn.entryId);
  const holders = seal?.holders ?? [];
  const place = { v: 'seal-share-v1', ...seal?.place };
  const ciphers = await Promise.all(
    holders.map(({ id, recipient }, index) => {
      const text = JSON.stringify(
        Object.fromEntries(Object.entries({ ...place, holder: id, share: `QUJD${index}A==` }).sort()),
      );
      return sealTo(recipient, Buffer.from(text));
    }),
  );
  const shares = await Promise.all(
    ciphers.map(async (cipher, index) => ({ holder: holders[index]?.id, cipherSha256: await sha256(cipher) })),
  );
  const spoilt = { ...handIn, shares: ciphers.map((cipher) => Buffer.from(cipher).toString('base64')) };
  return sealed.resigned('supplier2', spoilt, (envelope) => ({ ...envelope, shares }));
}

const { price, form, damaged, file } = openFault.code;
const bad: readonly (readonly [string, Omit<sealed.SealedWish, 'projectId' | 'price'>, number])[] = [
  [
    'a price above the ceiling',
    { offer: (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, perMoney: '9999' })) }) },
    price,
  ],
  ['no price for a line', { offer: (one) => ({ ...one, lines: [] }) }, price],
  [
    'a price that is none',
    { offer: (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, perMoney: '八百' })) }) },
    price,
  ],
  ['a text that is far too long', { offer: (one) => ({ ...one, remark: '长'.repeat(2001) }) }, form],
  [
    'a file that its envelope does not name',
    { offer: (one) => ({ ...one, files: [{ fileId: '7', fileName: 'a.pdf', size: 1 }] }) },
    file,
  ],
  [
    'a file of a kind that nobody takes',
    { offer: (one) => ({ ...one, files: [{ fileId: '7', fileName: 'a.exe', size: 1 }] }) },
    form,
  ],
  ['shares that lead to no key', { spoil: withForeignShares }, damaged],
];

describe('a quote that its bidder sealed with', () => {
  test.each(bad)('%s does not open, and keeps no other back', async (_what, wish, fault) => {
    const { data, sums, faults } = await opened(await quotedWith(wish));
    expect(data).toMatchObject({ stage: 45, opened: 2, unopened: 1 });
    expect(sums).toEqual(['528300.00', '534000.00', '0.00']);
    expect(faults).toMatchObject([{ openFault: fault }]);
  });
});

test('a quote of which a bit was changed in the database does not open, and keeps no other back', async () => {
  const projectId = await quotedWith({});
  await damageQuote(app, projectId, '300002');
  const { data, faults } = await opened(projectId);
  expect(data).toMatchObject({ opened: 2, unopened: 1 });
  expect(faults).toMatchObject([{ openFault: damaged }]);
});
