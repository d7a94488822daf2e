import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { questionRules } from '../src/modules/clarification/seed/question-rules.ts';
import { documentModule } from '../src/modules/document/index.ts';
import { inboxModule } from '../src/modules/inbox/index.ts';
import { objectionModule } from '../src/modules/objection/index.ts';
import { turnObjections } from '../src/modules/objection/clock/turn-objections.ts';
import { periodRules } from '../src/modules/procedure/seed/period-rules.ts';
import { seedRules } from '../src/modules/tendering/index.ts';
import { appealTarget, appealType, type ObjectionDetail } from '@zhaocai/model';
import { quiet } from './database-url.ts';
import { uploaded } from './open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** The procurement with its objections, and all periods of the law. */
export async function startObjectionApp(): Promise<TenderingApp> {
  const app = await startTenderingApp([objectionModule, documentModule, inboxModule]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await owner.transaction('000000', (tx) => seedRules(tx, [...periodRules, ...questionRules]));
    await objectionModule.seed?.(owner);
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

export const { enquiry, query, complaint, report } = appealType.code;
export const { documents, process, result } = appealTarget.code;

export const own = '/purchase/sup/appeal';
export const theirs = '/purchase/appeal';
export const handling = '/purchase/complaint';

export interface Raised {
  readonly id: string;
  readonly version: number;
}

/** A letter of this account's with all that the law asks of it. */
export async function raise(app: TenderingApp, account: Account, about: object) {
  const file = await uploaded(app, account, '质疑函.pdf');
  const proof = await uploaded(app, account, '证明材料.pdf');
  return app.as(account).post(`${own}/purchase`, {
    tenantId: '100001',
    appealType: query,
    facts: '技术参数只有一个品牌能够满足，限制了竞争',
    request: '修改技术参数',
    legalBasis: '政府采购法第二十二条',
    knowTime: app.clock.now(),
    evidence: [proof],
    signFile: [file],
    ...about,
  });
}

export const raised = async (app: TenderingApp, account: Account, about: object) =>
  steps.dataOf<Raised>(await raise(app, account, about));

export const read = async (app: TenderingApp, account: Account, id: string) =>
  steps.dataOf<ObjectionDetail>(await app.as(account).get(`${own}/queryById?id=${id}`));

export const answer = async (app: TenderingApp, id: string, more: object = {}) => {
  const { version } = await read(app, 'buyer', id);
  const said = { answer: '参数经市场调研有三家以上品牌满足，质疑不成立。', isUpheld: false };
  return app.as('buyer').post(`${theirs}/answer`, { id, version, ...said, ...more });
};

export const move = async (app: TenderingApp, account: Account, path: string, about: { id: string } & object) => {
  const { version } = await read(app, account, about.id);
  return app.as(account).post(path, { version, ...about });
};

/** What the job does every ten minutes. */
export const turn = (app: TenderingApp) =>
  app.database.transaction('100001', (db) => turnObjections({ db, tenantId: '100001', now: db.now }));
