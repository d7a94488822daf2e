import { attendRoles, canonicalJson } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import { damageQuote } from '../../../../test/plant-quote.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';
import { rootKeyOf } from '../../../platform/audit/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const pathOf = (projectId: string, format: 'json' | 'pdf') =>
  `/bid-electronic/hall/record?projectId=${projectId}&tenantId=100001&format=${format}`;

interface SignedRecord {
  readonly record: {
    readonly packages: readonly {
      readonly bids: readonly Readonly<Record<string, unknown>>[];
      readonly objections: readonly object[];
    }[];
    readonly present: readonly { readonly role: string }[];
  };
  readonly signature: string;
  readonly publicKey: string;
}

async function recordOf(account: Account, projectId: string): Promise<SignedRecord> {
  return JSON.parse((await app.as(account).raw(pathOf(projectId, 'json'))).body) as SignedRecord;
}

/** One of three bids damaged, opened in the hall; a bidder has objected, and his host has answered. */
async function toldHall(): Promise<string> {
  const projectId = await hall.begunHall(app);
  await damageQuote(app, projectId, '300003');
  for (const _ of ['bidderList', 'unlock']) steps.dataOf(await hall.next(app, projectId));
  await steps.unlockByTwo(app, projectId);
  steps.dataOf(await hall.next(app, projectId));
  steps.dataOf(await steps.openNow(app, projectId));
  for (const _ of ['readOut', 'confirm']) steps.dataOf(await hall.next(app, projectId));
  steps.dataOf(await hall.sign(app, 'supervisor', projectId));
  steps.dataOf(await hall.sign(app, 'supplier1', projectId));
  steps.dataOf(await hall.confirm(app, 'supplier2', projectId));
  steps.dataOf(await hall.object(app, 'supplier1', projectId, '唱标未读出质保期，请补充'));
  steps.dataOf(await hall.answer(app, projectId, '质保期三年，已补充宣读'));
  return projectId;
}

describe('the record of an opening', () => {
  test('has who led and attended it, what was opened, said and ruled, and the hash of each envelope', async () => {
    const projectId = await toldHall();
    const { record } = await recordOf('buyer', projectId);
    const kept = await app.asSuperuser<{ entryId: string; hash: string; commit: string }>(
      `select entry_id::text as "entryId", cipher_hash as hash, envelope::jsonb ->> 'keyCommit' as commit from quote
       where project_id = $1`,
      [projectId],
    );
    const [one] = record.packages;
    expect(one).toMatchObject({ host: expect.any(String), beginTime: expect.any(String), endTime: null });
    const proofs = one?.bids.map(({ entryId, envelopeHash: hash, keyCommit: commit }) => ({ entryId, hash, commit }));
    expect(proofs?.toSorted((a, b) => String(a.entryId).localeCompare(String(b.entryId)))).toEqual(
      kept.toSorted((a, b) => a.entryId.localeCompare(b.entryId)),
    );
    expect(one?.bids.map((bid) => [bid.totalMoney, bid.openFault, bid.confirmStatus])).toEqual([
      ['525000.00', null, 1],
      ['528000.00', null, 0],
      [null, 1, 0],
    ]);
    expect(one?.objections).toMatchObject([{ content: '唱标未读出质保期，请补充', answer: '质保期三年，已补充宣读' }]);
    expect(record.present.map(({ role }) => role)).toEqual(['host', 'supervisor', 'bidder']);
    expect(record.present.every(({ role }) => attendRoles.choices.some(({ name }) => name === role))).toBe(true);
  });

  test('is signed by the installation, alike for the buyer and every bidder, and proves itself without us', async () => {
    const projectId = await toldHall();
    const [own, others] = [await recordOf('buyer', projectId), await recordOf('supplier2', projectId)];
    expect(others).toEqual(own);
    const key = rootKeyOf(app.secret);
    expect(own.publicKey).toBe(key.publicKey);
    expect(key.isSigned(canonicalJson(own.record), own.signature)).toBe(true);
    const changed = { ...own.record, projectName: '另一个项目' };
    expect(key.isSigned(canonicalJson(changed), own.signature)).toBe(false);
  });

  test('is printed from the same facts, with the signature', async () => {
    const projectId = await toldHall();
    const { signature } = await recordOf('buyer', projectId);
    const { rawPayload, headers } = await app.as('supplier1').raw(pathOf(projectId, 'pdf'));
    expect(headers['content-type']).toContain('application/pdf');
    const told = ['528,000.00', '密封件已损坏', '质保期三年，已补充宣读', signature.slice(0, 20)];
    expect(await missingIn(rawPayload, told)).toEqual([]);
  });

  test('R38 is there for nobody before the opening, and never for who has no part in it', async () => {
    const projectId = await hall.begunHall(app);
    for (const account of ['buyer', 'supplier1'] as const)
      expect(await app.as(account).get(pathOf(projectId, 'json'))).toMatchObject({
        code: 400,
        msg: expect.stringContaining('开标记录尚未形成'),
      });
    const opened = await toldHall();
    expect((await app.as('agent').get(pathOf(opened, 'json'))).code).toBe(400);
  });
});
