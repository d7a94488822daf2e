import { clarificationModule } from '../src/modules/clarification/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import { bulletinLifecycle, type QuestionAnswer } from '@zhaocai/model';
import { quiet } from './database-url.ts';
import { startTenderingApp, type Account, type Played, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** The procurement with its questions, and the days that answers take. */
export async function startClarifyApp(): Promise<TenderingApp> {
  const app = await startTenderingApp([clarificationModule]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await clarificationModule.seed?.(owner);
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

export const questions = '/bid-electronic/ele/question';

export interface Asked {
  readonly id: string;
  readonly version: number;
}

export const ask = (app: Played, account: Account, projectId: string, more: object = {}) =>
  app.as(account).post(`${questions}/saveOrUpdateQuestion`, {
    projectId,
    tenantId: '100001',
    title: '床板厚度',
    content: '床板厚度是否允许15mm？',
    ...more,
  });

export interface OfProject {
  readonly questions: QuestionAnswer[];
  readonly askUntil: string | null;
  readonly article: string | null;
  readonly canAsk: boolean;
}

export const questionsOf = async (app: Played, account: Account, projectId: string) =>
  steps.dataOf<OfProject>(await app.as(account).post(`${questions}/queryBySupplierIdAndProjectId`, { projectId }));

export const draftAnswer = (app: Played, asked: Asked, more: object = {}) =>
  app.as('buyer').post(`${questions}/saveOrUpdateQuestion`, { ...asked, replyContent: '允许，不低于15mm。', ...more });

export const publishAnswer = (app: Played, answered: Asked) => app.as('buyer').post(`${questions}/publish`, answered);

/** Asked, answered and published. */
export async function answered(app: Played, account: Account, projectId: string): Promise<Asked> {
  const asked = steps.dataOf<Asked>(await ask(app, account, projectId));
  const drafted = steps.dataOf<Asked>(await draftAnswer(app, asked));
  steps.dataOf(await publishAnswer(app, drafted));
  return asked;
}

/** Writes a change notice as the buyer, and lets the administrator publish it where two are needed. */
export async function publishChange(app: Played, projectId: string, changes: Readonly<Record<string, string>>) {
  const wished = Object.entries(changes).map(([field, after]) => ({ field, after }));
  const saved = steps.dataOf<steps.Draft>(
    await app.as('buyer').post('/purchase/bulletin/modify/saveOrUpdate', { projectId, changes: wished }),
  );
  const handed = steps.dataOf<steps.Draft & { bulletinStatus: number }>(await steps.publish(app, saved));
  if (!bulletinLifecycle.is(handed.bulletinStatus, 'published'))
    steps.dataOf(
      await app.as('chief').post('/purchase/bulletin/upDown', { id: handed.id, version: handed.version, upDown: 1 }),
    );
  return handed.id;
}
