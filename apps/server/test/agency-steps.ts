import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { DrawAnswer, DrawParty } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from './organization-app.ts';
import { aProject } from './tendering-steps.ts';

export interface Saved {
  readonly id: string;
  readonly version: number;
}

/** The demo's buyer with two agencies that use the product, and one person of each. */
export interface AgencyStage {
  readonly app: OrganizationApp;
  readonly buyer: Person;
  readonly manager: Person;
  readonly agent: Person;
  /** Of another agency, `otherTenant`. */
  readonly other: Person;
  readonly otherTenant: string;
}

export const agencyTenant = '200001';

export async function openAgencyStage(): Promise<AgencyStage> {
  const app = await startOrganizationApp();
  const admin = await app.person('admin', '000000');
  const { tenantId, password } = await done<{ tenantId: string; password: string }>(
    admin.post('/blade-system/tenant/submit', {
      tenantName: '杭州明采招标代理有限公司',
      kind: 'agency',
      adminAccount: 'agent2',
      adminName: '沈越',
    }),
  );
  await app.asSuperuser('update user_account set must_change_password = false where tenant_id = $1', [tenantId]);
  return {
    app,
    buyer: await app.person('buyer'),
    manager: await app.person('manager'),
    agent: await app.person('agent', agencyTenant),
    other: await app.person('agent2', tenantId, password),
    otherTenant: tenantId,
  };
}

/** What was answered, which must have been done. */
export async function done<D = Saved>(answer: Promise<{ code: number; msg: string; data: unknown }>): Promise<D> {
  const { code, msg, data } = await answer;
  expect(code, msg).toBe(200);
  return data as D;
}

export const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '-20', minFee: '3000' };

/** Invites an agency of the platform; it accepts unless nobody is named. */
export async function cooperate(
  { buyer }: Pick<AgencyStage, 'buyer'>,
  { tenantId, by, more = {} }: { tenantId: string; by?: Person; more?: object },
): Promise<Saved> {
  const invited = await done(
    buyer.post('/purchase/cus/agent/saveAgent', { agentName: '代理', agentTenantId: tenantId, ...terms, ...more }),
  );
  if (!by) return invited;
  await done(by.post('/purchase/agent/cooperation/answer', { ...invited, agree: true }));
  return { ...invited, version: invited.version + 1 };
}

/** A draft of the buyer's; under its own rules no agreement is asked for. */
export function aDraft({ buyer }: Pick<AgencyStage, 'buyer'>, changes: object = {}): Promise<Saved> {
  return done(buyer.post('/purchase/project/saveOrUpdate', aProject({ lawRegime: 3, ...changes })));
}

/** The version of an offer is 1: its agreement was hung on it. */
export async function entrust(
  { buyer }: Pick<AgencyStage, 'buyer'>,
  proId: string,
  more: Readonly<Record<string, string>>,
): Promise<Saved> {
  const query = new URLSearchParams({ proId, ...more }).toString();
  return done(buyer.get(`/purchase/agent/pro/chooseAgent?${query}`));
}

export interface Offered {
  readonly records: readonly { readonly id: string; readonly version: number; readonly projectName: string }[];
}

/** What an agency sees of its projects. */
export async function projectsOf(agent: Person): Promise<Offered['records']> {
  return (await done<Offered>(agent.post('/purchase/agent/pro/proPage', {}))).records;
}

export const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
export const commit = (party: DrawParty, secret: string) => sha256(`${party}|${secret}`);
export const aSecret = () => randomBytes(16).toString('hex');

/** A draw from its beginning to its order, by the buyer and a manager who watches over it. */
export async function drawFor(stage: AgencyStage, proId: string): Promise<DrawAnswer> {
  const { buyer, manager, app } = stage;
  const [mine, his] = [aSecret(), aSecret()];
  const begun = await done(
    buyer.post('/purchase/cus/agent/draw/start', {
      proId,
      supervisorId: await app.userId('manager'),
      commit: commit('buyer', mine),
    }),
  );
  await done(manager.post('/purchase/cus/agent/draw/join', { ...begun, commit: commit('supervisor', his) }));
  await done(buyer.post('/purchase/cus/agent/draw/reveal', { id: begun.id, secret: mine }));
  await done(manager.post('/purchase/cus/agent/draw/reveal', { id: begun.id, secret: his }));
  return done<DrawAnswer>(buyer.get(`/purchase/cus/agent/draw/detail?id=${begun.id}`));
}
