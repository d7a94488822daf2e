import type { DrawnAnswer, ExpertDrawAnswer, ExpertInvitation } from '@zhaocai/model';
import { createHash, randomBytes } from 'node:crypto';
import { done, type Saved } from './agency-steps.ts';
import { anExpert, identityNo } from './expert-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from './organization-app.ts';
import { aProject } from './tendering-steps.ts';

/** The demo's buyer on a Monday with an empty library. */
export interface DrawStage {
  readonly app: OrganizationApp;
  readonly buyer: Person;
  readonly manager: Person;
  readonly supervisor: Person;
  /** Of experts with an account, by it. */
  readonly accounts: ReadonlyMap<string, Person>;
}

export const monday = '2026-12-07 10:00:00';
/** Wednesday: the draw may be done from Monday on. */
export const reviewTime = '2026-12-09 09:00:00';
export const random = '/expert/random';
export const judge = '/expert/judge/project';

const accountNames = ['expert1', 'expert2', 'expert3', 'expert4'] as const;

export async function openDrawStage(): Promise<DrawStage> {
  const app = await startOrganizationApp();
  app.clock.setTo(monday);
  const manager = lasting(app, 'manager');
  await manager.post('/purchase/conf/type/loadDefaults', {});
  const accounts = new Map(accountNames.map((account) => [account, lasting(app, account)]));
  return { app, buyer: lasting(app, 'buyer'), manager, supervisor: lasting(app, 'supervisor'), accounts };
}

/** Somebody who signs in again where the clock of a test has ended his session. */
export function lasting(app: OrganizationApp, account: string, tenantId?: string): Person {
  let person: Promise<Person> | undefined;
  const asked = async <A extends { readonly code: number }>(act: (who: Person) => Promise<A>): Promise<A> => {
    const answer = await act(await (person ??= app.person(account, tenantId)));
    return answer.code === 401 ? act(await (person = app.person(account, tenantId))) : answer;
  };
  const now = async () => (person = app.person(account, tenantId));
  return {
    token: '',
    get: (path) => asked((who) => who.get(path)),
    post: (path, body) => asked((who) => who.post(path, body)),
    upload: (path, file) => asked((who) => who.upload(path, file)),
    raw: async (path) => (await now()).raw(path),
    uploadForFile: async (path, file) => (await now()).uploadForFile(path, file),
  };
}

let place = 0;

/** Experts in the library, each of an employer of his own, unless said otherwise. Answers their ids. */
export async function enterExperts({ buyer, manager }: DrawStage, wishes: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const wish of wishes) {
    place += 1;
    const own = { name: `专家${place}`, workUnit: `第${place}研究院`, phone: `139571${String(60_000 + place)}` };
    const saved = await done(
      buyer.post('/expert/saveOrUpdateExpert', { ...anExpert(place, own), idNo: identityNo(place), ...wish }),
    );
    ids.push(saved.id);
  }
  await done(buyer.post('/expert/moveEvery', { action: 'submit' }));
  await done(manager.post('/expert/moveEvery', { action: 'approve' }));
  return ids;
}

/** So many experts without accounts; the first ones have one, where they are asked for. */
export async function enterMany(
  stage: DrawStage,
  count: number,
  withAccounts: readonly string[] = [],
): Promise<string[]> {
  const wishes: object[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = withAccounts[index];
    wishes.push(account ? { userId: await stage.app.userId(account) } : {});
  }
  return enterExperts(stage, wishes);
}

/** A draft of an open tender under the government procurement law. */
export function aTender({ buyer }: Pick<DrawStage, 'buyer'>, changes: object = {}): Promise<Saved> {
  return done(buyer.post('/purchase/project/saveOrUpdate', aProject({ manner: 1, ...changes })));
}

export const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
export const commitOf = (party: string, secret: string) => sha256(`${party}|${secret}`);
export const aSecret = () => randomBytes(16).toString('hex');

export async function aWish(stage: DrawStage, proId: string, more: object = {}) {
  return {
    proId,
    supervisorId: await stage.app.userId('supervisor'),
    reviewTime,
    reviewEndTime: '2026-12-09 12:00',
    place: '第一评标室',
    conditions: [{ itemCode: 'E01', count: 2, alternates: 1 }],
    ...more,
  };
}

export async function savedDraw(stage: DrawStage, proId: string, more: object = {}): Promise<Saved> {
  return done(stage.buyer.post(`${random}/randomInfo`, await aWish(stage, proId, more)));
}

export const readDraw = (who: Person, id: string) => who.get<ExpertDrawAnswer>(`${random}/randomInfoById?id=${id}`);
export const drawOf = (who: Person, id: string) => done<ExpertDrawAnswer>(readDraw(who, id));
export const recordsOf = (who: Person, id: string) =>
  done<DrawnAnswer[]>(who.get(`${random}/recordListByRandInfoId?randomInfoId=${id}`));

export interface Secrets {
  readonly mine: string;
  readonly his: string;
}

/** A saved draw, begun and joined: it stands who is drawn from. */
export async function joinedDraw(stage: DrawStage, saved: Saved): Promise<Secrets> {
  const [mine, his] = [aSecret(), aSecret()];
  const begun = await done(stage.buyer.post(`${random}/randomExp`, { id: saved.id, commit: commitOf('buyer', mine) }));
  await done(stage.supervisor.post(`${random}/join`, { ...idAndVersion(begun), commit: commitOf('supervisor', his) }));
  return { mine, his };
}

const idAndVersion = ({ id, version }: Saved) => ({ id, version });

/** A draw from its draft to its order, which nobody has been asked by yet. */
export async function drawnFor(stage: DrawStage, proId: string, more: object = {}): Promise<ExpertDrawAnswer> {
  const saved = await savedDraw(stage, proId, more);
  const { mine, his } = await joinedDraw(stage, saved);
  await done(stage.supervisor.post(`${random}/reveal`, { id: saved.id, secret: his }));
  await done(stage.buyer.post(`${random}/reveal`, { id: saved.id, secret: mine }));
  return drawOf(stage.buyer, saved.id);
}

export const invitationsOf = (who: Person) => done<ExpertInvitation[]>(who.get('/expert/own/invitations'));

/** The minute in which late answers and secrets are seen to. */
export async function turn({ app }: DrawStage): Promise<void> {
  const { turnDraws } = await import('../src/modules/expert/draw/turn-draws.ts');
  await app.database.transaction('100001', (db) => turnDraws({ db, tenantId: '100001', now: db.now }));
}

/** What the notifier heard by phone. */
export const enter = (stage: DrawStage, recordId: string, joinStatus: number, reason?: string) =>
  stage.buyer.post(`${judge}/updateExpProject`, { recordId, joinStatus, ...(reason && { reason }) });

export const bidder = '浙江（杭州）智联科技有限公司';
export const bidderCode = '91330100MA2BIDDER1';

/** A company that takes part in a project, past the portal. */
export async function takePart({ app }: Pick<DrawStage, 'app'>, projectId: string): Promise<void> {
  await app.asSuperuser(
    `insert into supplier (tenant_id, id, supplier_name, credit_code, create_time, update_time)
     values ('100001', 88, $1, $2, now(), now()) on conflict do nothing`,
    [bidder, bidderCode],
  );
  await app.asSuperuser(
    `insert into entry (tenant_id, id, project_id, package_id, supplier_id, supplier_tenant_id, entry_num, supplier_name,
       credit_code, linkman, phone, entry_time, entry_status, create_time, update_time)
     select '100001', k.id + 1, k.project_id, k.id, 88, '300001', k.id::text, $2, $3, '张三', '13900000000', now(), 2, now(), now()
     from package k where k.tenant_id = '100001' and k.project_id = $1`,
    [projectId, bidder, bidderCode],
  );
}
