import { messageKind, type KeyHolder } from '@zhaocai/model';
import { demandKeysRecorded, type KeptKey } from '../../../sealing/index.ts';
import { tellPerson } from '../../../workflow/index.ts';
import { refuse, type Ctx } from '../../../../platform/http/index.ts';
import type { ProjectRow } from '../find-project.ts';
import { keyHoldersOf, thresholdOfProject } from './key-holders.ts';

/** Enough of them, and each with a key that works. */
export async function demandHoldersReady(ctx: Ctx, project: ProjectRow): Promise<readonly KeyHolder[]> {
  const { count } = await thresholdOfProject(ctx, project);
  const holders = await keyHoldersOf(ctx, project);
  const idle = holders.filter(({ keyId, isDisabled }) => keyId === null || isDisabled);
  if (idle.length > 0) refuse('tendering.holdersNotReady', { names: idle.map(({ userName }) => userName).join('、') });
  if (holders.length < count) refuse('tendering.holdersFew', { count, named: holders.length });
  await demandKeysRecorded(ctx, holders.flatMap(keptKeyOf));
  return holders;
}

function keptKeyOf({ userId, userName, keyId, recipient }: KeyHolder): KeptKey[] {
  return keyId === null || recipient === null
    ? []
    : [{ userId, userName, keyId, publicKey: recipient, kind: 'opening' }];
}

const settle = `
  insert into package_key_holder
    (tenant_id, project_id, package_id, user_id, place, key_id, threshold, create_user, create_time)
  select $1, $2, p.id::bigint, h."userId"::bigint, h.place, h."keyId"::bigint, $5, $6, $7
  from unnest($3::text[]) as p (id)
  cross join jsonb_to_recordset($4::jsonb) as h ("userId" text, "keyId" text, place smallint)`;

/** From now on bids are sealed to the keys that these people have at this moment. */
export async function settleKeyHolders(
  ctx: Ctx,
  project: ProjectRow,
  packageIds: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const holders = await demandHoldersReady(ctx, project);
  const { threshold } = await thresholdOfProject(ctx, project);
  const rows = holders.map(({ userId, keyId }, index) => ({ userId, keyId, place: index + 1 }));
  const { user, tenantId, now } = ctx;
  await ctx.db.query(settle, [tenantId, project.id, packageIds, JSON.stringify(rows), threshold, user.userId, now]);
  await tellHolders(ctx, project, holders);
  return {
    // From here on all that the record of the opening is made of stands in the chains (evidence/hall-claims.ts).
    isHallRecorded: true,
    keyHolders: { threshold, holders: holders.map(({ userId, keyId, recipient }) => ({ userId, keyId, recipient })) },
  };
}

/** When each must be there to unlock; who publishes knows. */
async function tellHolders(ctx: Ctx, project: ProjectRow, holders: readonly KeyHolder[]): Promise<void> {
  const { id: businessId, projectNo, projectName, openTime } = project;
  const notice = {
    kind: messageKind.code.todo,
    title: `${projectNo} ${projectName}`,
    content: {
      zh: `您是本项目的开标密钥持有人，请于${openTime}开标时在项目页面用您的密钥解锁。`,
      en: `You hold a key to this opening: unlock on the page of the project at ${openTime}.`,
    },
    businessType: 'project',
    businessId,
  } as const;
  const others = holders.filter(({ userId }) => userId !== ctx.user.userId);
  for (const { userId } of others) await tellPerson(ctx, { ...notice, userId });
}
