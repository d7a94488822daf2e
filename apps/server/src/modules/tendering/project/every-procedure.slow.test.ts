import {
  bulletinType,
  lawRegime,
  manner,
  procedureOf,
  projectLifecycle,
  stepsUnder,
  type Envelope,
  type InvitationList,
  type MethodCode,
  type RegimeName,
  type StepName,
} from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auction from '../../../../test/auction-steps.ts';
import * as asked from '../../../../test/invite-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { auctionModule } from '../../auction/index.ts';
import { procedureModule } from '../../procedure/index.ts';

/**
 * Every procedure that runs, step by step as its definition says: at each step whoever the definition names can do it,
 * nobody else can, and what belongs to any other step is refused to everybody and leaves the project as it was.
 */
let app: TenderingApp;
let library: Awaited<ReturnType<typeof asked.libraryIds>>;
let strangers: readonly string[];
beforeAll(async () => {
  app = await startTenderingApp([procedureModule, auctionModule]);
  await procedureModule.seed?.(app.database);
  library = await asked.libraryIds(app);
  strangers = await asked.strangers(app, 3);
});
afterAll(() => app.close());

const actors = ['buyer', 'manager', 'supplier1', 'supplier2'] as const satisfies readonly Account[];
type Actor = (typeof actors)[number];

/** Whose step it is, as the definition names him, among the people of this buyer. */
const accountOf = {
  purchaser: 'buyer',
  office: 'buyer',
  committee: 'buyer',
  manager: 'manager',
  supplier: 'supplier1',
  finance: 'buyer',
} as const;

/** By the definition the last day of each comes before the next begins; both laws are kept by these. */
const times = {
  entryEndTime: '2026-11-25 17:00:00',
  bidEndTime: tender.aTender.bidEndTime,
  openTime: tender.aTender.openTime,
};

interface Subject {
  readonly id: string;
  readonly kind: number;
  readonly code: MethodCode;
  readonly regime: RegimeName;
}

const versionOf = async (id: string) => (await standing(id)).version;

async function putUp(account: Actor, { id }: Subject, bulletinType: number): Promise<Envelope> {
  const person = app.as(account);
  const drafted = await app
    .as('buyer')
    .get(
      `/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${id}&bulletinType=${String(bulletinType)}`,
    );
  // Where nothing can be drafted, nothing can be published either.
  const text =
    drafted.code === 200
      ? (drafted.data as { title: string; content: string })
      : { title: '公告', content: '<p>公告</p>' };
  const saved = await person.post('/purchase/bulletin/saveBulletin', {
    projectId: id,
    bulletinType,
    title: text.title,
    ...steps.filledIn(text),
  });
  if (saved.code !== 200) return saved;
  return person.post('/purchase/bulletin/upDown', { ...(saved.data as steps.Draft), upDown: 1 });
}

async function confirm(account: Actor, { id }: Subject): Promise<Envelope> {
  return app.as(account).post('/purchase/project/projectConfirm', { id, version: await versionOf(id), agree: true });
}

async function decideLatest(account: Actor, { id }: Subject): Promise<Envelope> {
  const page = await app.as('buyer').post('/purchase/confirm/queryConfirmPage', { projectId: id, current: 1, size: 1 });
  const [latest] = steps.dataOf<{ records: steps.Draft[] }>(page).records;
  if (!latest) return { code: 400, success: false, data: null, msg: 'nothing was handed in' };
  return tender.decideDocuments(app, latest, { by: account });
}

async function registerAs(account: Actor, { id }: Subject): Promise<Envelope> {
  const place = `projectId=${id}&tenantId=100001`;
  const found = await app.as(account).get(`/purchase/project/queryPublished?${place}`);
  if (found.code !== 200) return found;
  const { packages } = found.data as { packages: { id: string }[] };
  return steps.registerFor(app, account, { projectId: id, packageIds: packages.map((one) => one.id) });
}

async function quoteAs(account: Actor, { id }: Subject): Promise<Envelope> {
  const found = await app.as(account).get(`/purchase/project/queryPublished?projectId=${id}&tenantId=100001`);
  if (found.code !== 200) return found;
  const { packages } = found.data as { packages: { entry: unknown }[] };
  if (packages.every(({ entry }) => entry === null))
    return { code: 400, success: false, data: null, msg: 'not registered' };
  return steps.quote(app, account, { projectId: id, price: '880' });
}

async function selectAs(account: Actor, { id }: Subject): Promise<Envelope> {
  const read = await app.as(account).get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${id}`);
  if (read.code !== 200) return read;
  const { version, suppliers } = read.data as Awaited<ReturnType<typeof steps.comparison>>;
  const places = manner.is((await steps.detail(app, id)).manner, 'framework') ? 2 : 1;
  const selections = suppliers.flatMap(({ detailListVOS }, rank) =>
    detailListVOS.map(({ packageId, entryId }) => ({
      packageId,
      entryId,
      bidStatus: rank < places ? '1' : '0',
      bidRemark: '综合最优',
    })),
  );
  const saved = await app.as(account).post('/purchase/entry/saveSelection', { projectId: id, version, selections });
  if (saved.code !== 200) return saved;
  return app
    .as(account)
    .post('/purchase/entry/submitSelection', { projectId: id, version: (saved.data as steps.Draft).version });
}

/** Who can be asked without being drawn: the one of a single source, the three of the others. */
async function inviteAs(account: Actor, subject: Subject): Promise<Envelope> {
  const { id, code, regime } = subject;
  const isDrawn = manner.is(code, 'invitedTender') && regime === 'procurement';
  const wanted = manner.is(code, 'singleSource') ? [library.supplier1] : Object.values(library);
  const { invitations } = (await app.as('buyer').get(`/purchase/invitation/queryByProjectId?projectId=${id}`))
    .data as InvitationList;
  // Once on the list they stay; what is tried here is who sends the letter, and when.
  if (invitations.length === 0 && !isDrawn) await asked.invite(app, id, wanted, { by: account });
  if (invitations.length === 0 && isDrawn) await drawThree(account, id);
  const sent = await putUp(account, subject, bulletinType.code.invitation);
  if (sent.code === 200 && isDrawn) await asked.replaceStrangers(app, id);
  return sent;
}

async function drawThree(account: Actor, id: string): Promise<void> {
  if (account !== 'buyer' || (await steps.detail(app, id)).stage !== projectLifecycle.code.ready) return;
  const pool = [...Object.values(library), ...strangers];
  steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
}

async function publiciseAs(account: Actor, subject: Subject): Promise<Envelope> {
  const { id } = subject;
  if ((await steps.detail(app, id)).stage === projectLifecycle.code.ready)
    await asked.invite(app, id, [library.supplier1], { by: account });
  return putUp(account, subject, bulletinType.code.publicity);
}

/** How each step is done today; the definition says when, and by whom. */
const doing: Partial<Record<StepName, (account: Actor, subject: Subject) => Promise<Envelope>>> = {
  initiate: async (account, { id }) =>
    app.as(account).post('/purchase/project/submitTask', { id, version: await versionOf(id) }),
  confirm,
  documents: async (account, { id }) =>
    app.as(account).post('/purchase/confirm/applyConfirm', {
      projectId: id,
      version: await versionOf(id),
      confirmType: 1,
      files: [await tender.uploaded(app, account)],
    }),
  confirmDocuments: decideLatest,
  publish: (account, subject) => putUp(account, subject, subject.kind),
  publicise: publiciseAs,
  invite: inviteAs,
  register: registerAs,
  submit: quoteAs,
  open: (account, { id }) => app.as(account).get(`/purchase/elebid/conf/nextStep?projectId=${id}`),
  bidDown: (account, { id }) => auction.tryBid(app, account, id),
  compare: selectAs,
  evaluate: selectAs,
  publiciseCandidates: (account, subject) => putUp(account, subject, 5),
  confirmResult: confirm,
  publishResult: (account, subject) => putUp(account, subject, 2),
};

/** What happens beside the step so that the next can come: the others who quote, and the time that passes. */
async function afterwards(step: StepName, subject: Subject): Promise<void> {
  const others = manner.is(subject.code, 'singleSource') ? [] : (['supplier2', 'supplier3'] as const);
  if (step === 'register') for (const account of others) steps.dataOf(await steps.register(app, account, subject.id));
  if (step === 'submit') {
    for (const account of others)
      steps.dataOf(await steps.quote(app, account, { projectId: subject.id, price: '890' }));
    app.clock.setTo(times.openTime);
    await steps.unlockByTwo(app, subject.id);
  }
  if (step === 'open' && manner.is(subject.code, 'reverseAuction'))
    await auction.beginAfter(app, subject.id, times.openTime);
  if (step === 'bidDown') await auction.minutePasses(app, auction.endAfter(times.openTime));
  if (step === 'publicise') app.clock.setTo(asked.afterPublicity);
  if (step === 'publiciseCandidates') app.clock.setTo('2026-12-14 09:00:00');
}

/** What may be done again: a quote is replaced, and candidates are publicised anew, which begins their period anew. */
const mayRepeat = (step: StepName, account: Actor) =>
  (step === 'submit' && account.startsWith('supplier')) ||
  ((step === 'publiciseCandidates' || step === 'publicise') && account === 'buyer');

/** A framework agreement admits several. */
const placesOf = (code: MethodCode) =>
  manner.is(code, 'framework') ? { packages: [steps.aPackage({ maxWinners: 2 })] } : {};

const procedures = manner.choices.flatMap(({ value, label }) =>
  (procedureOf(value)?.regimes ?? []).map((regime) => ({
    name: `${label.zh}，${lawRegime.named(lawRegime.code[regime])?.label.zh ?? ''}`,
    code: value,
    regime,
  })),
);

function pathOf(code: MethodCode, regime: RegimeName) {
  const procedure = procedureOf(code);
  if (!procedure) throw new Error('no such procedure');
  return stepsUnder(procedure, regime).filter(({ name, isOptional }) => !isOptional && doing[name] !== undefined);
}

type Standing = Readonly<{ stage: number; version: number }>;

/** Read where it is kept, thousands of times: everything that may not be done leaves it as it was. */
async function standing(id: string): Promise<Standing> {
  const [row] = await app.asSuperuser<Standing>('select stage, version from project where id = $1', [id]);
  if (!row) throw new Error('no such project');
  return row;
}

interface Turn {
  readonly path: ReturnType<typeof pathOf>;
  readonly index: number;
  readonly subject: Subject;
}

/** What belongs to another step, and this step done by another: everything that must be refused now. */
function forbidden({ path, index }: Turn): { other: StepName; account: Actor }[] {
  const now = path[index];
  if (!now) return [];
  const isHis = (account: Actor) =>
    account === accountOf[now.actor] || (now.actor === 'supplier' && account.startsWith('supplier'));
  return path.flatMap((step, place) =>
    actors
      // The project and its result are confirmed by one call: what it does then is the step that stands now.
      .filter((account) => !(doing[step.name] === doing[now.name] && isHis(account)))
      .filter((account) => !(place < index && mayRepeat(step.name, account)))
      .map((account) => ({ other: step.name, account })),
  );
}

async function tryForbidden(turn: Turn): Promise<void> {
  const { id } = turn.subject;
  // Nothing of what follows moves it, so that it stands as it does now after each.
  const before = await standing(id);
  for (const { other, account } of forbidden(turn)) {
    const answer = await doing[other]?.(account, turn.subject);
    const what = `${account} at ${turn.path[turn.index]?.name}: ${other}`;
    expect({ what, isDone: answer?.code === 200, ...(await standing(id)) }).toEqual({ what, isDone: false, ...before });
  }
}

describe('a procedure goes as its definition says, and in no other way', () => {
  test.each(procedures)('$name', async ({ code, regime }) => {
    app.clock.setTo(steps.publicationDay);
    const changes = { manner: code, lawRegime: lawRegime.code[regime], ...times, ...placesOf(code) };
    const { id } = await steps.savedProject(app, changes);
    const subject: Subject = { id, code, regime, kind: manner.is(code, 'openTender') ? 1 : 10 };
    const path = pathOf(code, regime);
    // What is bought directly has no notice: the confirmation of its result is its end.
    const end = manner.is(code, 'directPurchase') ? 'confirmResult' : 'publishResult';
    expect(path.at(-1)?.name).toBe(end);
    for (const [index, now] of path.entries()) {
      await tryForbidden({ path, index, subject });
      const done = await doing[now.name]?.(accountOf[now.actor], subject);
      expect({ step: now.name, code: done?.code, msg: done?.msg }).toMatchObject({ step: now.name, code: 200 });
      await afterwards(now.name, subject);
    }
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65 });
  });
});
