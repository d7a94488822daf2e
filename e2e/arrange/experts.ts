import {
  answerInvitation,
  executeExpertDraw,
  expert,
  invitationsToReview,
  joinExpertDraw,
  notifyExperts,
  resource,
  revealExpertDraw,
  saveCustomerMan,
  saveExpertDraw,
  titleLevel,
} from '@zhaocai/model';
import { createHash, randomBytes } from 'node:crypto';
import { tenantOf, type Account } from '../people/account.ts';
import type { Product } from '../product/product.ts';
import { callAs } from './caller.ts';
import type { Tender } from './tender.ts';

const accounts = ['expert1', 'expert2', 'expert4', 'expert5', 'expert7'] as const;

export interface WrittenDraw {
  readonly id: string;
  readonly drawNo: string;
  readonly reviewTime: string;
}

/** A draw of two of the demo's experts that have an account and know the field, with two alternates. */
export async function writtenDraw(product: Product, { projectId }: Tender, reviewTime: string): Promise<WrittenDraw> {
  const asBuyer = await callAs(product.url, 'buyer');
  const { records } = await asBuyer(resource(expert).page, { current: 1, size: 200 });
  const withAccount = await product.asSuperuser(
    `select e.id::text as id from expert e join user_account u on u.tenant_id = e.tenant_id and u.id = e.user_id
     where u.account = any($1)`,
    [accounts],
  );
  const known = new Set(withAccount.map((row) => String(row['id'])));
  const [supervisor] = await product.asSuperuser(
    `select id::text as id from user_account where tenant_id = '100001' and account = 'manager'`,
  );
  const away = records.map((one) => one.id).filter((one) => !known.has(one));
  const { id, drawNo } = await asBuyer(saveExpertDraw, {
    proId: projectId,
    drawMode: 1,
    supervisorId: String(supervisor?.['id']),
    reviewTime,
    place: '第一评标室',
    conditions: [{ itemCode: 'E01', titleLevel: titleLevel.code.senior, count: 2, alternates: 2 }],
    avoidExperts: away,
    avoidReasons: Object.fromEntries(away.map((one) => [one, '本次不参加'])),
    earlyReason: null,
  });
  return { id, drawNo, reviewTime };
}

/** The accounts of those who are asked and have not answered. */
export async function accountsAsked(product: Product, { id }: Pick<WrittenDraw, 'id'>): Promise<string[]> {
  const rows = await product.asSuperuser(
    `select u.account from drawn_expert r join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id
     where r.draw_id = $1 and r.join_status = 1 order by r.order_no`,
    [id],
  );
  return rows.map((row) => String(row['account']));
}

/** An account of the unit that the demo's list of accounts need not know. */
async function callAsExpert(product: Product, account: string) {
  return callAs(product.url, account as Account, tenantOf.buyer);
}

/** Drawn by two, and everybody who was asked has accepted; one of finance evaluates for the purchaser. Answers the accounts. */
export async function acceptedDraw(product: Product, tender: Tender, reviewTime: string): Promise<readonly string[]> {
  const { id } = await writtenDraw(product, tender, reviewTime);
  const asBuyer = await callAs(product.url, 'buyer');
  const asManager = await callAs(product.url, 'manager');
  const [mine, his] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const commitOf = (party: string, secret: string) => createHash('sha256').update(`${party}|${secret}`).digest('hex');
  const { version } = await asBuyer(executeExpertDraw, { id, commit: commitOf('buyer', mine) });
  await asManager(joinExpertDraw, { id, version, commit: commitOf('supervisor', his) });
  await asManager(revealExpertDraw, { id, secret: his });
  await asBuyer(revealExpertDraw, { id, secret: mine });
  await asBuyer(notifyExperts, { id });
  const asked = await accountsAsked(product, { id });
  for (const account of asked) {
    const call = await callAsExpert(product, account);
    const invitations = await call(invitationsToReview, {});
    for (const { recordId } of invitations.filter(({ mayAnswer }) => mayAnswer))
      await call(answerInvitation, { recordId, answer: 'accept', hasNoConflict: true });
  }
  const [finance] = await product.asSuperuser(
    `select id::text as id from user_account where tenant_id = '100001' and account = 'finance'`,
  );
  await asBuyer(saveCustomerMan, { randomInfoId: id, userId: String(finance?.['id']) });
  return asked;
}
