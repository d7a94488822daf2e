import {
  appealType,
  objection,
  raisedObjectionLifecycle,
  type EndpointInput,
  type raiseObjection as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { noteNew } from '../../../platform/rows/index.ts';
import { dueOfNext } from '../rules/objection-dues.ts';
import type { Law } from '../rules/objection-law.ts';
import { demandComplete, demandInTime, demandParticipant, demandTarget, saidOf, type Said } from './check-objection.ts';
import { findObjectedProject, lawOfProject, type ObjectedProject } from './objected-project.ts';
import { bindFiles, evidenceBusiness, signedBusiness } from './objection-files.ts';
import { actOnOwn, complainable, findOwnObjection, type OwnObjection } from './own-objection.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * A supplier turns to the buyer with something, within the time of the law; as a draft he keeps it to himself. A complaint
 * takes the place of the objection that it follows.
 */
export async function raiseObjection(files: Files, ctx: Ctx, input: Input): Promise<Saved> {
  if (ctx.user.tenantKind !== 'supplier') refuse('objection.suppliersOnly');
  const draft = input.id === undefined ? undefined : await findOwnDraft(ctx, input.id);
  const { projectId = '0', tenantId } = draft ?? input;
  const project = await findObjectedProject(ctx, { projectId, tenantId });
  demandParticipant(project, input.appealType);
  const said = saidOf(input, await complainable(ctx, project.id));
  demandTarget(ctx, input, said);
  if (said.packageId) await demandPackage(ctx, project, said.packageId);
  const isDraft = input.isDraft === true;
  const law = await lawOfProject(ctx, project);
  if (!isDraft) {
    demandComplete(ctx, said, project);
    demandInTime(ctx, said, { project, law });
  }
  const row = draft ?? (await beginDraft(ctx, project, said));
  const values = { ...columnsOf(said), raiser_id: ctx.user.userId, ...(!isDraft && submission(ctx, said, law)) };
  const version = draft ? (input.version ?? draft.version) : 0;
  const act = isDraft ? 'save' : 'submit';
  // The older row first, as everybody locks them.
  if (!isDraft) await escalate(ctx, said.parent);
  const saved = await actOnOwn(ctx, { own: row, version, act, values, refusal: 'objection.notEditable' });
  await bindAll(files, ctx, { said, id: row.id, buyer: project.tenantId });
  if (!isDraft) await note(ctx, said, { project, row });
  return saved;
}

async function findOwnDraft(ctx: Ctx, id: string): Promise<OwnObjection> {
  const own = await findOwnObjection(ctx, id);
  if (!raisedObjectionLifecycle.is(own.appealStatus, 'draft')) refuse('objection.notEditable');
  return own;
}

async function demandPackage(ctx: Ctx, { id, tenantId }: ObjectedProject, packageId: string): Promise<void> {
  const rows = await ctx.db.query(
    'select 1 from published_package where tenant_id = $1 and project_id = $2 and id = $3',
    [tenantId, id, packageId],
  );
  if (rows.length === 0) notFound();
}

const letters = { enquiry: 'XW', query: 'ZY', complaint: 'TS', report: 'JB' } as const;

/** By the policy of the party, and without the stamps of who wrote it: the buyer's people read those. */
async function beginDraft(ctx: Ctx, project: ObjectedProject, said: Said): Promise<OwnObjection> {
  const id = nextId();
  const kind = appealType.named(said.appealType)?.name ?? 'enquiry';
  const appealNo = `${letters[kind]}${id.slice(-12)}`;
  const { tenantId, id: projectId } = project;
  await ctx.db.query(
    `insert into objection (tenant_id, id, appeal_no, project_id, appeal_type, target, facts, supplier_tenant_id,
       supplier_name, raiser_id, create_time, update_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      tenantId,
      id,
      appealNo,
      projectId,
      said.appealType,
      said.target,
      said.facts,
      ctx.tenantId,
      ctx.user.tenantName,
      ctx.user.userId,
      ctx.now,
    ],
  );
  noteNew(ctx.db, objection, [id]);
  const { draft: appealStatus } = raisedObjectionLifecycle.code;
  const { appealType: type, target } = said;
  return {
    id,
    tenantId,
    version: 0,
    projectId,
    appealNo,
    appealType: type,
    target,
    appealStatus,
    dueTime: null,
    answerTime: null,
  };
}

/** As the function of the database takes them. */
function columnsOf(said: Said): Record<string, unknown> {
  return {
    package_id: said.packageId,
    appeal_type: said.appealType,
    target: said.target,
    parent_id: said.parent?.id ?? null,
    facts: said.facts,
    request: said.request,
    legal_basis: said.legalBasis,
    evidence: said.evidence ?? null,
    know_time: said.knowTime,
    sign_file: said.signFile ?? null,
  };
}

/** An answer is due from now on, or whether a complaint is taken up. */
function submission(ctx: Ctx, { appealType: type }: Said, law: Law): Record<string, unknown> {
  const { submitted: appealStatus } = raisedObjectionLifecycle.code;
  const { dueTime, dueArticle } = dueOfNext(law, { appealType: type, appealStatus, since: ctx.now });
  return { submit_time: ctx.now, due_time: dueTime, due_article: dueArticle };
}

interface Bound {
  readonly said: Said;
  readonly id: string;
  readonly buyer: string;
}

async function bindAll(files: Files, ctx: Ctx, { said, id, buyer }: Bound): Promise<void> {
  const to = { businessId: id, partyTenantId: buyer };
  await bindFiles(files, ctx, { ...to, files: said.evidence, businessType: evidenceBusiness });
  await bindFiles(files, ctx, { ...to, files: said.signFile, businessType: signedBusiness });
}

interface Followed {
  readonly project: ObjectedProject;
  readonly row: OwnObjection;
}

/** The objection before a complaint is one now. */
async function escalate(ctx: Ctx, parent: Said['parent']): Promise<void> {
  const { from } = raisedObjectionLifecycle.actions.escalate;
  if (parent && from.some((state) => state === parent.appealStatus))
    await actOnOwn(ctx, { own: parent, version: parent.version, act: 'escalate', refusal: 'platform.badState' });
}

/** It stands in the supplier's own chain, for the buyer's would tell who it was. */
async function note(ctx: Ctx, { parent, ...said }: Said, { project, row }: Followed): Promise<void> {
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${objection.name}.submit`,
    subject: row.id,
    payload: {
      buyer: project.tenantId,
      projectId: project.id,
      appealNo: row.appealNo,
      appealType: said.appealType,
      target: said.target,
      facts: said.facts,
      request: said.request,
      ...(parent && { parentId: parent.id }),
    },
  });
}
