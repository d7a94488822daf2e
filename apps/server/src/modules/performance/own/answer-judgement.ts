import {
  judgement,
  type appealJudgement as appealEndpoint,
  type confirmJudgement as confirmEndpoint,
  type EndpointInput,
  type FileValue,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, lockRow, noteLocks } from '../../../platform/rows/index.ts';
import { appealBusiness } from '../judgement/judgement-files.ts';
import { findOwn } from './own-judgements.ts';

interface Answer {
  readonly act: 'confirm' | 'appeal';
  readonly appealText?: string;
  readonly appealFiles?: readonly Pick<FileValue, 'fileId' | 'fileName'>[] | null;
}

export function confirmOwn(ctx: Ctx, input: EndpointInput<typeof confirmEndpoint>): Promise<Saved> {
  return answerOwn(ctx, input, { act: 'confirm' });
}

export async function appealOwn(
  files: Files,
  ctx: Ctx,
  { appealText, appealFiles = null, ...input }: EndpointInput<typeof appealEndpoint>,
): Promise<Saved> {
  if (appealText === '') refuse('performance.appealEmpty');
  const { tenantId } = await findOwn(ctx, input.id);
  const ids = (appealFiles ?? []).map(({ fileId }) => fileId);
  const party = tenantId === ctx.tenantId ? {} : { partyTenantId: tenantId };
  if (ids.length > 0) await files.bind(ctx, ids, { businessType: appealBusiness, businessId: input.id, ...party });
  return answerOwn(ctx, input, { act: 'appeal', appealText, appealFiles });
}

/** In time, and once: an expert moves the row himself, a company through the function of the database. */
async function answerOwn(ctx: Ctx, { id, version }: Pick<Saved, 'id' | 'version'>, answer: Answer): Promise<Saved> {
  const own = await findOwn(ctx, id);
  demandVersion(own, version);
  if (own.confirmDue !== null && own.confirmDue < ctx.now) refuse('performance.answerOver', { date: own.confirmDue });
  return own.tenantId === ctx.tenantId ? asExpert(ctx, own, answer) : asCompany(ctx, own, answer);
}

type Own = Awaited<ReturnType<typeof findOwn>>;

async function asExpert(ctx: Ctx, { id, judgeNo }: Own, { act, ...said }: Answer): Promise<Saved> {
  const subject = await lockRow(ctx, judgement, { id, reach: 'tenant' });
  const set = { answerTime: ctx.now, ...(act === 'appeal' && said) };
  const moved = await transition(ctx, judgement, { subject, action: act, set, payload: { judgeNo, ...said } });
  return { id, version: moved.version };
}

async function asCompany(ctx: Ctx, { id, version, tenantId, judgeNo }: Own, answer: Answer): Promise<Saved> {
  const { act, appealText = null, appealFiles = null } = answer;
  noteLocks(ctx.db, judgement, [id]);
  const [moved] = await ctx.db.query<{ version: number | null }>(
    'select act_on_own_judgement($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9) as version',
    [
      tenantId,
      id,
      version,
      act,
      appealText,
      appealFiles && JSON.stringify(appealFiles),
      ctx.user.userId,
      nextId(),
      ctx.now,
    ],
  );
  const changed = moved?.version ?? refuse('platform.badState');
  await recordEvidence(ctx, {
    tenantId,
    stream: 'admin',
    action: `judgement.${act}`,
    subject: id,
    payload: { judgeNo, ...(appealText && { appealText }) },
  });
  return { id, version: changed };
}
