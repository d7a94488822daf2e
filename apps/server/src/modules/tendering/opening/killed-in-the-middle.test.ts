import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dyingIn, type Dying } from '../../../../test/dying-in.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let diesEverywhere: Dying;
beforeAll(async () => {
  app = await startTenderingApp();
  diesEverywhere = await dyingIn(app, tables);
});
afterAll(() => app.close());
beforeEach(() => app.clock.setTo(steps.publicationDay));

/** Everything that a submission or an opening can leave. */
const tables = [
  'project',
  'package',
  'entry',
  'quote',
  'quote_share',
  'opening_share',
  'opened_quote',
  'quote_line',
  'quote_file_key',
  'project_stage',
  'project_task',
  'state_change',
  'evidence',
  'evidence_head',
  'flow_message',
];

describe('a server that is killed while it writes', () => {
  test('a submission leaves nothing half, and the same again is taken with its receipt', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    if (!entry) throw new Error('not registered');
    const bid = await sealed.sealedBid(app, 'supplier1', { ...entry, price: '880' });
    await diesEverywhere(['entry', 'evidence', 'evidence_head', 'quote', 'quote_share'], () =>
      sealed.handIn(app, 'supplier1', bid),
    );
    const { receipts } = await sealed.ownQuoteOf(app, 'supplier1', entry.entryId);
    expect(receipts).toHaveLength(1);
  });

  test('a replacement leaves the quote that stood, and the next receipt is the second', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(steps.publicationDay);
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    if (!entry) throw new Error('not registered');
    const bid = await sealed.sealedBid(app, 'supplier1', { ...entry, price: '870' });
    await diesEverywhere(['entry', 'evidence', 'quote', 'quote_share'], () => sealed.handIn(app, 'supplier1', bid));
    const { receipts } = await sealed.ownQuoteOf(app, 'supplier1', entry.entryId);
    expect(receipts).toHaveLength(2);
  });

  test('shares of a holder leave nothing half, and he gives them again', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(steps.deadline);
    const shares = await sealed.unsealed(app, 'manager', projectId);
    await diesEverywhere(['opening_share', 'evidence', 'evidence_head'], () =>
      app.as('manager').post('/bid-electronic/seal/opening/give', { projectId, shares }),
    );
    expect((await sealed.readShares(app, 'manager', projectId)).own).toEqual([]);
  });

  test('an opening leaves every quote sealed, and the same again opens them all', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(steps.deadline);
    await steps.unlockByTwo(app, projectId);
    await diesEverywhere(
      ['opened_quote', 'quote_line', 'entry', 'package', 'state_change', 'evidence', 'project', 'flow_message'],
      () => steps.openNow(app, projectId),
    );
    const { suppliers } = await steps.comparison(app, projectId);
    expect(suppliers.length).toBeGreaterThan(1);
    const verdict = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    expect(verdict).toMatchObject({ code: 200, data: { ok: true } });
  });
});
